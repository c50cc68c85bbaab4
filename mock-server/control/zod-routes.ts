import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import * as z from 'zod'
import { describeIssues, toSentences } from '#mock/shared/describe-issues.ts'
import { HttpError } from '#mock/shared/problem.ts'

/** Types of body, query and parameters from the schemas of a route. */
export interface ZodProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: unknown
}

export const problem = z
  .object({ type: z.string(), title: z.string(), status: z.int(), detail: z.string() })
  .meta({ description: 'Says what is wrong.' })

const nothing = z.strictObject({})

/**
 * Validates the requests of an app's routes with their zod schemas, and describes the routes as OpenAPI. Unknown members are refused: a misspelt
 * one that was ignored would let a test pass that asserts that no such call came.
 */
export async function useZodRoutes(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => value => {
    const { success, data, error } = schema.safeParse(value)
    if (success) return { value: data }
    return { error: new HttpError(400, toSentences(describeIssues(schema, error, value)).join(' ')) }
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
    transform: ({ schema, url }) => ({ url, schema: describe(schema as Record<string, unknown>) }),
  })
  app.addHook('onRoute', route => {
    const { querystring = nothing, response = {}, ...schema } = (route.schema ?? {}) as Record<string, object>
    route.schema = { ...schema, querystring, response: { ...response, 400: problem } }
  })
}

/** The schemas of a route as JSON Schema, each on its own. */
function describe({ response = {}, ...schema }: Record<string, unknown>): Record<string, unknown> {
  const inlined = (parts: object) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part instanceof z.ZodType ? inline(part) : part]),
    )
  return { ...inlined(schema), response: inlined(response as object) }
}

// Without ids: parts that have one would be kept apart, where a document of OpenAPI does not look for them.
const metadata = Object.assign(z.registry<Record<string, unknown>>(), {
  get: (part: z.ZodType) => ({ ...z.globalRegistry.get(part), id: undefined }),
})

function inline(schema: z.ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', metadata })
  return rest
}
