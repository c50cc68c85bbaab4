import type { BrowserContext, Page } from '@playwright/test'
import { chatNotificationTimeoutMs } from '#domain/limits.ts'

/** The time in every picture. */
export const pictureTime = new Date('2026-03-02T10:00:00+01:00')

const fixedId: ReturnType<Crypto['randomUUID']> = '11111111-2222-4333-8444-555555555555'

/** Makes pages the same at every run: fixed time and ids, and nothing that moves. */
export async function holdStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(pictureTime)
  await context.addInitScript(
    ({ id, never }) => {
      crypto.randomUUID = () => id
      const later = window.setTimeout.bind(window)
      // The chat's notification appears after a delay, so some pictures would show it and others would not.
      window.setTimeout = ((...[what, ms, ...rest]: Parameters<typeof later>) =>
        ms === never ? 0 : later(what, ms, ...rest)) as typeof later
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '*, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    },
    { id: fixedId, never: chatNotificationTimeoutMs },
  )
}

/** Waits until late content has loaded (font, images, chat, reviews, skeletons), blinking has ended, and the result is painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const hasChat = document.querySelector('[role=dialog][aria-modal=true] main') !== null
    const chat = () => document.querySelector('section[data-state]:has(iframe)')?.getAttribute('data-state') ?? 'absent'
    const nextFrame = () => new Promise(done => requestAnimationFrame(done))
    const isInSight = ({ left, top, width }: DOMRect) => width > 0 && left < innerWidth && top >= 0 && top < innerHeight
    const isReviewPending = () =>
      [...document.querySelectorAll('aside [data-locale]')].some(
        place => !place.shadowRoot?.childElementCount && isInSight(place.getBoundingClientRect()),
      )
    const isUnsettled = () =>
      (hasChat && chat() === 'absent') ||
      isReviewPending() ||
      document.querySelector('[data-blink], select[aria-busy=true], [class*=skeleton_]') !== null
    for (let frame = 0; isUnsettled() && frame < 300; frame++) await nextFrame()
    // A page without a layout has not requested its fonts yet, and `document.fonts.ready` would resolve at once.
    await Promise.all([...document.fonts].map(face => face.load().catch(() => {})))
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    await nextFrame()
    await nextFrame()
  })
}
