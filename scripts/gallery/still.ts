import type { BrowserContext, Page } from 'playwright'
import { chatNotificationTimeoutMs } from '#domain/limits.ts'

/** A mock server whose time stands still, and an address that is the same each time: QR codes hold it. */
export const stillWizard = { mockServer: 'scripts/gallery/still-mock-server.ts', port: 4763 }

/** The time of every picture. */
export const galleryTime = new Date('2026-03-02T10:00:00+01:00')

const someId: ReturnType<Crypto['randomUUID']> = '11111111-2222-4333-8444-555555555555'

/** Makes the pages of a context the same at every run: no chance, nothing that moves, no blinking caret. */
export async function holdStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(galleryTime)
  await context.addInitScript(
    ({ id, never }) => {
      crypto.randomUUID = () => id
      const later = window.setTimeout.bind(window)
      // The chat offers its help after a while, which some pictures would be in time for and others not.
      window.setTimeout = ((...[what, ms, ...rest]: Parameters<typeof later>) =>
        ms === never ? 0 : later(what, ms, ...rest)) as typeof later
      // A sheet of one's own, which no content security policy forbids as it would an inline style.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '*, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    },
    { id: someId, never: chatNotificationTimeoutMs },
  )
}

/**
 * Waits for what comes by itself and late (font, pictures, chat, reviews, what a skeleton stands for), for what blinks to end, and
 * for one more drawing.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const chatIsDue = document.querySelector('[role=dialog][aria-modal=true] main') !== null
    const chat = () => document.querySelector('section[data-state]:has(iframe)')?.getAttribute('data-state') ?? 'absent'
    const nextFrame = () => new Promise(done => requestAnimationFrame(done))
    const isInSight = ({ left, top, width }: DOMRect) => width > 0 && left < innerWidth && top >= 0 && top < innerHeight
    const reviewsAreDue = () =>
      [...document.querySelectorAll('aside [data-locale]')].some(
        place => !place.shadowRoot?.childElementCount && isInSight(place.getBoundingClientRect()),
      )
    const isUnsettled = () =>
      (chatIsDue && chat() === 'absent') ||
      reviewsAreDue() ||
      document.querySelector('[data-blink], select[aria-busy=true], [class*=skeleton_]') !== null
    for (let frame = 0; isUnsettled() && frame < 300; frame++) await nextFrame()
    // Asked for: a page that was not laid out yet has not begun to load them, and calls itself ready.
    await Promise.all([...document.fonts].map(face => face.load().catch(() => {})))
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    await nextFrame()
    await nextFrame()
  })
}
