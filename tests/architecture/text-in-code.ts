import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

/** Attributes whose words are for the browser, not for a person. */
const forTheBrowser = new Set(
  'allow autoComplete className d data-testid href media name points rel role sandbox sizes srcDoc style transform viewBox xmlns'.split(
    ' ',
  ),
)
const twoWords = /\p{L}{2,}\s+\p{L}{2,}/u
const word = /\p{L}{2,}/u
/** Said alike in every language: CUPS, IBAN, PDF, an example of a code, a unit. */
const sameEverywhere = /\b([A-Z\d]{1,5}|kWh?|MB)\b/g
const textKey = /^\w+(\.\w+)+$/
const spanish = /[áéíóúñ¿¡]/i

/** One sentence per text that stands in code instead of in the catalogues. */
export function textInCode(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const found: string[] = []
    const visit = (node: ts.Node) => {
      if (isText(node)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
        found.push(`${path}:${line + 1} has a text of its own: ${node.getText(tree).trim()}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return found
  })
}

function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return word.test(node.text.replace(sameEverywhere, ''))
  if (!isLiteral(node) || textKey.test(node.text)) return false
  if (spanish.test(node.text)) return true
  const place = placeInMarkup(node)
  if (place === undefined) return false
  if (place === 'content') return twoWords.test(node.text)
  return isSpoken(place) ? word.test(node.text) : !forTheBrowser.has(place) && twoWords.test(node.text)
}

function isLiteral(node: ts.Node) {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}

/** Attributes that a person hears or reads. */
function isSpoken(name: string) {
  return /^(alt|title|placeholder|label|hint|error|note)$|^aria-(label|description|roledescription|valuetext)$/.test(
    name,
  )
}

/** The attribute a literal stands in, 'content' between tags; undefined outside markup and where a call takes it in. */
function placeInMarkup(node: ts.Node): string | undefined {
  for (let up = node.parent; up; up = up.parent) {
    if (ts.isJsxAttribute(up)) return up.name.getText()
    if (ts.isJsxExpression(up) && !ts.isJsxAttribute(up.parent)) return 'content'
    if (ts.isCallExpression(up) || ts.isFunctionLike(up)) return undefined
  }
  return undefined
}
