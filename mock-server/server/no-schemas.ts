import type { FastifyServerOptions } from 'fastify'

function refuseSchemas(): never {
  throw new Error('Routes carry no schemas of their own: the contract is held by mock-server/contract.')
}

/** Keeps Fastify from loading its own compilers of schemas, which take a fifth of a start and which nothing here uses. */
export const noSchemas: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: () => refuseSchemas, buildSerializer: () => refuseSchemas },
}
