import type { OperationId } from './api-error.ts'
import type { operations } from './schema.gen.ts'

type JsonContent<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never
type Responses<Id extends OperationId> = operations[Id]['responses']

/** The query of a call, as openapi.yaml has it. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>

/** The request body of a call, as openapi.yaml has it. */
export type RequestBodyOf<Id extends OperationId> = JsonContent<NonNullable<operations[Id]['requestBody']>>

/** The statuses of success that openapi.yaml declares for a call. */
export type SuccessStatusOf<Id extends OperationId> = keyof Responses<Id> & (200 | 201)

/** The body of a successful response, as openapi.yaml has it. */
export type ResponseBodyOf<Id extends OperationId> = JsonContent<Responses<Id>[SuccessStatusOf<Id>]>
