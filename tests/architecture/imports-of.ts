import { posix } from 'node:path'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }
import type { SourceFile } from './source-files.ts'

/** One import: `target` is a path from the top for the project's own files, the specifier for a package. */
export interface Import {
  target: string
  own: boolean
  typeOnly: boolean
  /** `import('…')`: loaded when it is about to be needed. */
  dynamic: boolean
}

/** Every import and re-export of a file, types and dynamic ones included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  // Only these stand deeper than the statements of the file.
  const deep = /\bimport\(/.test(text)
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean, dynamic: boolean) =>
    found.push({ ...resolve(path, specifier), typeOnly, dynamic })
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword, false)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.isTypeOnly, false)
    else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    )
      add(node.argument.literal.text, true, false)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text, false, true)
    }
    if (deep) ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return found
}

const aliases = Object.entries(packageJson.imports).map(([alias, folder]) => ({
  prefix: alias.slice(0, -1),
  folder: folder.slice('./'.length, -1),
}))

function resolve(from: string, specifier: string): { target: string; own: boolean } {
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(from), specifier), own: true }
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix))
  return alias
    ? { target: alias.folder + specifier.slice(alias.prefix.length), own: true }
    : { target: specifier, own: false }
}
