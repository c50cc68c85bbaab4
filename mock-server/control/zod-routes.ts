import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyPluginAsync, FastifySchema, FastifyTypeProvider, RawServerDefault } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '#mock/app-context.ts'
import { parseWith, toSentence } from '#mock/shared/describe-issues.ts'
import { HttpError, problem } from '#mock/shared/problem.ts'

/** Types of body, query and parameters from the schemas of a route. */
interface ZodProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: unknown
}

/** A plugin whose routes have zod schemas. */
export type ZodPlugin = FastifyPluginAsync<AppContext, RawServerDefault, ZodProvider>

const nothing = z.strictObject({})

/**
 * Validates the requests of an app's routes with their zod schemas, and describes the routes as OpenAPI. Unknown members are refused: a misspelt
 * one that was ignored would let a test pass that asserts that no such call came.
 */
export async function useZodRoutes(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => value => {
    const { data, problems } = parseWith(schema, value)
    return problems.length === 0 ? { value: data } : { error: new HttpError(400, problems.map(toSentence).join(' ')) }
  })
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'alta-luz mock server: control API',
        version: '1',
        description:
          'Steers a session of the mock server: what its calls are answered, and what it was asked. The session is the one of the cookie ' +
          '`mock-session` or of the header `X-Mock-Session`; without either, the response names a new one.',
      },
    },
    transform: ({ schema, url }) => ({ url, schema: describe(schema) as FastifySchema }),
  })
  app.addHook('onRoute', route => {
    const { querystring = nothing, response = {}, ...schema } = (route.schema ?? {}) as Record<string, object>
    route.schema = { ...schema, querystring, response: { ...response, 400: problem } }
  })
}

/** A route with its schemas as JSON Schema. */
function describe(part: unknown): unknown {
  if (part instanceof z.ZodType) {
    const { $schema: _, ...described } = z.toJSONSchema(part, { io: 'input' })
    return described
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, describe(each)]))
}
