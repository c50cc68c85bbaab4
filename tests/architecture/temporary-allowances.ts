// TEMPORARY. Import circles and imports against the order of folders.ts that are older than these rules. A line that is no
// longer needed fails the test and must be deleted. When both lists are empty, delete this file and its uses.

/** Folders with files that import each other in a circle. */
export const foldersWithCircles: readonly string[] = ['web/src/domain', 'web/src/ui', 'web/src/state', 'web/src/steps']

/** Imports against the order of folders.ts. */
export const importsAgainstOrder: readonly (readonly [from: string, to: string])[] = []
