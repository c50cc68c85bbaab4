import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { parseHarEntry, type RecordedCall } from '#mock/har/read-har.ts'

/** The calls of the product API among the entries of an HTTP Archive, in their order, whatever host they were recorded from. */
export function findRecordedCalls(
  { operations }: Contract,
  entries: readonly unknown[],
): { operation: ContractOperation; call: RecordedCall }[] {
  const own = operations.filter(each => !each.isOutside)
  return entries.flatMap(entry => {
    const call = parseHarEntry(entry)
    const operation = call && own.find(each => isCallOf(each, call))
    return operation ? [{ operation, call }] : []
  })
}

/** Whether a recorded call is one of this operation. A gateway may have put something in front of the path. */
function isCallOf({ method, url }: ContractOperation, call: RecordedCall): boolean {
  return call.method === method && call.url.pathname.replace(/\/$/, '').endsWith(url)
}
