import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The text keys that no string of the code names, neither whole nor as a template such as `power.${period}.label`. */
export function unusedKeys(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const named = new Set<string>()
  const templates = new Map<string, RegExp>()
  for (const { path, text } of files) {
    const visit = (node: ts.Node) => {
      if (ts.isStringLiteralLike(node)) named.add(node.text)
      // A template without a dot in it could be anything; it names no texts.
      if (
        ts.isTemplateExpression(node) &&
        [node.head, ...node.templateSpans.map(span => span.literal)].some(part => part.text.includes('.'))
      )
        templates.set(node.getText(), patternOf(node))
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  }
  const patterns = [...templates.values()]
  return keys.filter(key => {
    const name = key.replace(pluralForm, '')
    return !named.has(name) && !named.has(key) && !patterns.some(pattern => pattern.test(name))
  })
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const fixed = [head.text, ...templateSpans.map(span => span.literal.text)]
  return new RegExp(`^${fixed.map(RegExp.escape).join('[\\w-]+')}$`)
}
