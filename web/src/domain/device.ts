/** Whether a user agent is a phone's or a tablet's, by the specification's four names. */
export function isMobileDevice(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Android/i.test(userAgent)
}

/** The browsers inside apps: by their own names, an Android WebView by its mark, one of iOS by the name of Safari that it lacks. */
const inApp =
  /FBA[NV]|FB_IAB|Instagram|Barcelona|BytedanceWebview|musical_ly|TikTok|LinkedInApp|Snapchat|Pinterest|Twitter|\bLine\/|MicroMessenger|KAKAOTALK|NAVER|; wv\)/i
const inIosApp = /\b(?:iPhone|iPod|iPad)\b.*AppleWebKit(?!.*Safari)/i

/** Whether a page is open inside another app, where Google refuses to sign in. */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent) || inIosApp.test(userAgent)
}
