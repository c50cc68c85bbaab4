import type { IForbiddenRuleType } from 'dependency-cruiser'
import { folders, packages } from './folders.ts'

const rows = Object.keys(folders)
const typeImport = ['type-only', 'type-import'] as const

/** The folder table and the package table as rules of dependency-cruiser. */
export const dependencyRules: IForbiddenRuleType[] = [
  ...rows.flatMap(folderRules),
  ...Object.entries(packages).map(
    ([name, importers]): IForbiddenRuleType => ({
      name: `only for ${importers}`,
      severity: 'error',
      from: { path: '^(web|mock-server|scripts)/', pathNot: importers },
      to: { path: `node_modules/(@types/)?${name}/` },
    }),
  ),
  {
    name: 'no circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]

function folderRules(folder: string): IForbiddenRuleType[] {
  const entries = folders[folder] ?? []
  const forValues = [folder, ...entries.filter(entry => !entry.startsWith('type '))]
  const forTypes = [...forValues, ...entries.map(entry => entry.replace('type ', ''))]
  const base = {
    name: `${folder} may not import this`,
    severity: 'error' as const,
    from: { path: folderPattern(folder) },
  }
  const own = '^(web|mock-server|scripts|tests|e2e)/'
  return [
    { ...base, to: { path: own, pathNot: forTypes.map(folderPattern) } },
    { ...base, to: { path: own, pathNot: forValues.map(folderPattern), dependencyTypesNot: [...typeImport] } },
  ]
}

/** A pattern for the files of a folder, without those of subfolders with a row of their own. */
export function folderPattern(folder: string): string {
  const inner = rows.filter(row => row.startsWith(`${folder}/`)).map(row => `${row.slice(folder.length + 1)}/`)
  return inner.length > 0 ? `^${folder}/(?!${inner.join('|')})` : `^${folder}/`
}
