import { cruise, type ICruiseOptions, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { dependencyRules } from './dependency-rules.ts'
import { root } from './source-files.ts'

/** Reads all imports, type imports included, of the folders below `baseDir` and checks them against the dependency rules. */
async function readImports(baseDir: string): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    baseDir,
    ruleSet: { forbidden: dependencyRules },
    validate: true,
    // Type imports count: a circle of types is a circle for the reader.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  }
  const { output } = await cruise(['web', 'mock-server', 'scripts'], options)
  if (typeof output === 'string') throw new Error('dependency-cruiser returned a report instead of a result.')
  return output
}

/** The project's own imports, read once per test worker. */
export const projectImports = await readImports(root)

/** The files that are loaded together with `start`: its static imports and theirs, without types and dynamic imports. */
export function loadedWith(start: string, modules: readonly IModule[] = projectImports.modules): Set<string> {
  const byPath = new Map(modules.map(module => [module.source, module]))
  const loaded = new Set<string>()
  const queue = [start]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const module = byPath.get(path)
    if (module === undefined || loaded.has(path)) continue
    loaded.add(path)
    for (const { resolved, dynamic, dependencyTypes } of module.dependencies)
      if (!dynamic && !dependencyTypes.includes('type-only')) queue.push(resolved)
  }
  return loaded
}
