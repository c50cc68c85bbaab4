import * as z from 'zod'
import { type ControlRoute, controlRoutes, situationComponent } from './control-routes.ts'

type JsonObject = Record<string, unknown>

const description = `Steers a session of the mock server: what its calls are answered, and what it was asked. The session is the one of the cookie
\`mock-session\` or of the header \`X-Mock-Session\`; without either, the response names a new one. Unknown members and names are
refused with suggestions.`

/** The OpenAPI document of the control API. */
export function createControlDocument(): JsonObject {
  const components: JsonObject = {}
  const paths: Record<string, JsonObject> = {}
  for (const [name, route] of Object.entries(controlRoutes)) {
    const [method = '', path = ''] = name.split(' ', 2)
    const item = paths[toTemplate(path)] ?? {}
    paths[toTemplate(path)] = { ...item, [method.toLowerCase()]: describeRoute(name, path, route, components) }
  }
  components.Situation = toSchema(situationComponent, components)
  return {
    openapi: '3.1.0',
    info: { title: 'alta-luz mock server: control API', version: '1', description },
    paths,
    components: { schemas: components },
  }
}

function describeRoute(name: string, path: string, route: ControlRoute, components: JsonObject): JsonObject {
  const { summary, query, body, produces = 'application/json' } = route
  const problem = { 'application/problem+json': { schema: { type: 'object' } } }
  return {
    operationId: toOperationId(name),
    summary,
    parameters: [...path.matchAll(/:(\w+)/g)]
      .map(([, parameter]): JsonObject => ({ name: parameter, in: 'path', required: true, schema: { type: 'string' } }))
      .concat(
        Object.entries(query?.shape ?? {}).map(([parameter, schema]) => ({
          name: parameter,
          in: 'query',
          schema: toSchema(schema as z.ZodType, components),
        })),
      ),
    ...(body && { requestBody: { content: { 'application/json': { schema: toSchema(body, components) } } } }),
    responses: {
      200: { description: 'Done.', content: { [produces]: {} } },
      400: { description: 'Something is unknown or misspelt; the detail says what.', content: problem },
    },
  }
}

/** A schema whose named parts are components of the document. */
function toSchema(schema: z.ZodType, components: JsonObject): JsonObject {
  const { $defs = {}, $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as JsonObject
  const relocate = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('#/$defs/', '#/components/schemas/'))
  Object.assign(components, relocate($defs))
  return relocate(rest)
}

function toTemplate(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

/** `POST /__mock/situation/check` as `postSituationCheck`. */
function toOperationId(name: string): string {
  const words = name.replace('/__mock', '').match(/\w+/g) ?? []
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join('')
}
