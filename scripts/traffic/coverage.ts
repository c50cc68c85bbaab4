/** What of Redocly's coverage report is needed: an operation's covered and missing items. */
export interface Coverage {
  operations: { operationId: string; covered: CoverageItem[]; missing: CoverageItem[] }[]
}

export interface CoverageItem {
  kind: 'operation' | 'parameter' | 'response' | 'property'
  /** Of a response. */
  status?: string
}

/** The declared answers, as `operation status`: those that were seen and those that were not. `default` stands for no certain one. */
export function answersIn({ operations }: Coverage): { seen: string[]; missing: string[] } {
  const named = (side: 'covered' | 'missing') =>
    operations.flatMap(operation =>
      operation[side]
        .filter(({ kind, status }) => kind === 'response' && status !== 'default')
        .map(({ status }) => `${operation.operationId} ${status}`),
    )
  return { seen: named('covered'), missing: named('missing') }
}
