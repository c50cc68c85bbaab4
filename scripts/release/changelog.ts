const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m

/** What CHANGELOG.md says under "Unreleased", or '' where there is nothing. Throws an Error where there is no such heading. */
export function unreleasedNotes(changelog: string): string {
  const notes = unreleased.exec(changelog)?.[1]
  if (notes === undefined) throw new Error('CHANGELOG.md has no heading "## Unreleased".')
  return notes.trim()
}

/** Whether an operator has to change something, by the heading of the notes. */
export function requiresOperators(notes: string): boolean {
  return /^### For operators, to change$/m.test(notes)
}

/** The changelog in which what was unreleased is a version of this day (`2026-11-22`). */
export function withVersion(changelog: string, version: string, day: string): string {
  return changelog.replace(unreleased, (_, notes: string) => `## Unreleased\n\n## ${version} (${day})\n${notes}`)
}
