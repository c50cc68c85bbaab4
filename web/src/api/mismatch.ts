import type { OperationId } from './api-error.ts'

/**
 * How a response departs from openapi.yaml. `coerced`: another type or spelling, but clear. `dropped`: an unusable optional part was
 * left out. `missing`: a required part is not there. `unusable`: a required part cannot be read. `undeclared-status`: a success with
 * a status that is not declared.
 */
export type MismatchKind = 'coerced' | 'dropped' | 'missing' | 'unusable' | 'undeclared-status'

/** One departure of a response from openapi.yaml. It never holds a value of the response. */
export interface Mismatch {
  operation: OperationId
  /** `#/status`, or the place in the body: `#/body/address/zipCode`. An item of a list is `*`, whichever it is. */
  pointer: string
  kind: MismatchKind
}
