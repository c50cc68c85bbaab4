import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/** What i18next tells nobody unless it is asked to explain itself, which the product never does. */
const unheard = ['warn', 'log', 'deprecate']

/**
 * Leaves out of the build what i18next would say to developers: a fifth of it is such sentences. Without this and
 * shakeable-router-plugin.ts customers load 6 KB more, which is over the limit of 135 KB.
 */
export function silentTextsPlugin(): Plugin {
  return {
    name: 'alta-luz:silent-texts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\// },
      handler(code) {
        let silent = code
        // From the end, so that places before stay what they are.
        for (const { start, end } of callsIn(this.parse(code) as unknown as Node).toReversed())
          silent = `${silent.slice(0, start)}void 0${silent.slice(end)}`
        return { code: silent, map: null }
      },
    },
  }
}

/** The outermost calls of `….logger.warn(…)` and its like, in their order. */
function callsIn(node: Node): Node[] {
  if (isUnheard(node)) return [node]
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .flatMap(callsIn)
    .sort((one, other) => one.start - other.start)
}

function isUnheard({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false
  const { object, property } = callee as { object?: { property?: { name?: string } }; property?: { name?: string } }
  return object?.property?.name === 'logger' && unheard.includes(property?.name ?? '')
}
