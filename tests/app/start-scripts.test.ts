import { expect, it } from 'vitest'
import { startScripts } from '#app/start-scripts.ts'

const ran: string[] = []
Object.assign(globalThis, { ran })

const script = (name: string) =>
  `data:text/javascript,ran.push('${name}');Promise.resolve().then(()=>ran.push('${name},afterwards'))`

it('The modules that the page names are fetched all at once and run one after the other', async () => {
  const links: { rel: string; href: string }[] = []
  const page = {
    querySelector: () => ({ content: [script('first'), script('second')].join(' ') }),
    createElement: () => ({}),
    head: {
      append: (...added: typeof links) => {
        expect(ran).toEqual([])
        links.push(...added)
      },
    },
  }
  await startScripts(page as unknown as Document)
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', script('first')],
    ['modulepreload', script('second')],
  ])
  expect(ran).toEqual(['first', 'first,afterwards', 'second', 'second,afterwards'])
})
