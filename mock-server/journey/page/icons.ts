import { html, Markup } from './html.ts'

// The product's hand: a 20 px box, 2 px round strokes, the colour and size of the text beside it.
const paths = {
  arrowRight: 'M3.5 10h13m-5-5 5 5-5 5',
  arrowLeft: 'M16.5 10h-13m5-5-5 5 5 5',
  bank: 'M3 8.2 10 3.5l7 4.7zM5.2 8.5v6m3.2-6v6m3.2-6v6m3.2-6v6M3 16.8h14',
  bolt: 'M11 2.5 4.5 11.4h4.7L8.7 17.5l6.8-9.1h-4.9z',
  car: 'M3 12.5v-2l1.7-.7L6.4 6h7.2l1.7 3.8 1.7.7v4.3H3zm0 0v2.3M6 14.8v1.4m8-1.4v1.4M4.8 9.9h10.4',
  chat: 'M3 4h14v9.6H9.4L5.6 17v-3.4H3z',
  check: 'm4.2 10.6 3.8 3.8 7.8-8.6',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7.2 6.8h9v10h-9zM12.8 6.6V3.2h-9v10h3.2',
  document: 'M11.5 2.8H4.8v14.4h10.4V6.5zm0 0v3.7h3.7M7.8 10.3h4.4m-4.4 3.2h4.4',
  down: 'm5 7.8 5 5 5-5',
  download: 'M10 3.5V13m-4-3.8 4 4 4-4M3.5 12.8v4h13v-4',
  external: 'M11.5 3.5h5v5m0-5-7.3 7.3M14.5 11.7v4.8h-11v-11h4.8',
  flask: 'M7.6 3h4.8M8.4 3.2v5L3.9 15.6a1 1 0 0 0 .9 1.4h10.4a1 1 0 0 0 .9-1.4L11.6 8.2v-5M6.2 12.6h7.6',
  friends:
    'M7 9.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zm-5 7c0-2.9 2-4.7 5-4.7s5 1.8 5 4.7M13 9a2.3 2.3 0 1 0-.6-4.5m1.2 7.2c2.6.1 4.4 1.8 4.4 4.3',
  info: 'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM10 9.3v4.2M10 6.4v.1',
  lock: 'M4.5 9h11v8h-11zM6.8 8.8V6.5a3.2 3.2 0 0 1 6.4 0v2.3M10 12v2',
  mail: 'M2.8 4.8h14.4v10.4H2.8zm.3.4 6.9 5.6 6.9-5.6',
  pen: 'm3.5 16.5.9-3.7L13.6 3.6l2.8 2.8-9.2 9.2zM11.6 5.6l2.8 2.8',
  phone: 'M5.8 2.5h8.4v15H5.8zM9 14.7h2',
  search: 'M8.8 14.1a5.3 5.3 0 1 0 0-10.6 5.3 5.3 0 0 0 0 10.6zm4-1.3 4 4',
  send: 'M3 10 17 3.5 12.5 17 9.3 11zm6.3 1L17 3.5',
  sun: 'M10 13.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM10 2.2v1.6m0 12.4v1.6M2.2 10h1.6m12.4 0h1.6M4.5 4.5l1.1 1.1m8.8 8.8 1.1 1.1m0-11-1.1 1.1m-8.8 8.8-1.1 1.1',
  warning: 'M10 3 2.2 16.5h15.6zm0 5.3v3.6m0 2.2v.1',
} as const

export type IconName = keyof typeof paths

/** An icon; always decoration beside words that say the same. */
export function icon(name: IconName): Markup {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${new Markup(paths[name])}"/></svg>`
}
