/** What the panel's page tells of every scenario: what it is called and where it shows. */
export function knownScenarios(panel: HTMLElement): Record<string, { title: string; at: string } | undefined> {
  return JSON.parse(panel.dataset.known ?? '{}')
}
