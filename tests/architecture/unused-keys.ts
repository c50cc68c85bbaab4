import type { SourceFile } from './source-files.ts'

const pluralForm = /_(zero|one|two|few|many|other)$/
const placeholder = /\$\{[^}]*\}/

/** The text keys that no string of the code names, neither whole nor as a template such as `power.${period}.label`. */
export function unusedKeys(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const code = files.map(({ text }) => text).join('\n')
  const named = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, name]) => name))
  const templates = [...code.matchAll(/`([\w.-]*\$\{[^`\s]*)`/g)]
    .map(([, template = '']) => template.split(placeholder))
    // A template without a dot in it could be anything; it names no texts.
    .filter(parts => parts.some(part => part.includes('.')))
    .map(parts => new RegExp(`^${parts.map(RegExp.escape).join('[\\w-]+')}$`))
  return keys.filter(key => {
    const name = key.replace(pluralForm, '')
    return !named.has(name) && !named.has(key) && !templates.some(template => template.test(name))
  })
}
