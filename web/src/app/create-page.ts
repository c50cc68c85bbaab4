import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { endPreHydration } from './pre-hydration-click.ts'

/** Draws into the page; again and again, if need be. `isOther`: it is not what was drawn ahead. */
export type Draw = (content: ReactNode, how?: { isOther: boolean }) => void

/**
 * The page's root. The first step that was drawn ahead is taken over as it stands; where before-paint.ts has hidden it, something
 * else is drawn.
 */
export function createPage(page: Document, options: RootOptions): Draw {
  const place = page.getElementById('root') as HTMLElement
  let root: Root | undefined
  return (content, { isOther } = { isOther: false }) => {
    if (root) return root.render(content)
    delete page.documentElement.dataset.skipPrerendered
    if (place.hasChildNodes() && !isOther) {
      // In slices: whoever types meanwhile is answered between two of them. Whatever is drawn ends the watch over that (useAdoptPreHydrationInput.ts).
      startTransition(() => {
        root = hydrateRoot(place, content, options)
      })
      return
    }
    endPreHydration(page)
    place.replaceChildren()
    root = createRoot(place, options)
    root.render(content)
  }
}
