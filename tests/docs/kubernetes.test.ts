import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { parseServerSettings } from '../../web/nginx/server-settings.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { root } from '../architecture/source-files.ts'

const models = { ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget, Service }
type Kind = keyof typeof models

interface Manifest {
  kind: Kind
  metadata: { name: string }
}
const manifests = parseAllDocuments(readFileSync(`${root}docs/kubernetes/web.yaml`, 'utf8')).map(
  document => document.toJS() as Manifest,
)

/** Validates against the schema of Kubernetes. Throws an Error that names what is wrong. */
const validate = (manifest: Manifest) => new models[manifest.kind](manifest as never).validate()

describe('the example for Kubernetes', () => {
  test.each(manifests.map(manifest => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s is what the schema asks for',
    (_kind, _name, manifest) => {
      expect(() => validate(manifest)).not.toThrow()
    },
  )

  test('would not be with a value that Kubernetes does not take', () => {
    const service = manifests.find(({ kind }) => kind === 'Service') as Manifest
    expect(() => validate({ ...service, spec: { ports: [{ port: 'eighty' }] } } as never)).toThrow()
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(models)))
  })

  const deployment = manifests.find(({ kind }) => kind === 'Deployment') as unknown as IDeployment
  const pod = deployment.spec?.template.spec
  const [container] = pod?.containers ?? []

  test('runs as a numbered user, on a file system it cannot write to, and has time to drain §own.89', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(100)
  })

  test('names its image by a digest §own.263', () => {
    expect(container?.image).toMatch(/^\S+:[\w.-]+@sha256:[\da-f]{64}$/)
  })

  test('has a configuration that the server takes', () => {
    const { data } = manifests.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> }
    const environment = { ...parseEnv(data['server.env'] ?? ''), TRANSLATION_API_KEY: 'from the secret' }
    expect(parseRuntimeConfig(environment)).toMatchObject({
      environment: 'contratar',
      marketingRoot: 'https://www.example/',
    })
    expect(parseServerSettings(environment)).toMatchObject({ metricsPort: 9113, drainSeconds: 5 })
    for (const { name } of container?.env ?? []) expect(['CONFIG_FILE', 'TRANSLATION_API_KEY']).toContain(name)
  })
})
