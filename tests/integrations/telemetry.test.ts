import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { toTelemetry } from '#integrations/telemetry.ts'
import type { DataLayerEntry } from '#integrations/tracking.ts'

const schema = JSON.parse(readFileSync('docs/telemetry.schema.json', 'utf8'))
const validate = new Ajv2020({ allErrors: true }).compile(schema)
const message = (entries: unknown[]) => ({
  version: 1,
  environment: 'dev',
  release: '/assets/index-1a2b3c4d.js',
  page: '/',
  entries,
})

const entries: DataLayerEntry[] = [
  { event: 'web_vital', vital: 'LCP', value: 812 },
  { event: 'uncaught_error', error_name: 'TypeError', error_place: '/assets/index-1a2b3c4d.js:1:2345' },
  { event: 'contract_mismatch', operation: 'validateCups', pointer: '#/body/address/zipCode', kind: 'dropped' },
  { event: 'virtualPageview', page_title: 'registration_form/bank', UUID: '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77' },
  {
    event: 'registration_form',
    event_info: {
      user_interaction: 'next',
      section: 'bank',
      contract_id: 'c-1',
      idp_id: 'p-1',
      clickId: 'k-1',
      UUID: 'u-1',
    },
  },
]

describe('telemetry', () => {
  test('is what its schema describes, and holds no id of a person', () => {
    const told = entries.flatMap(toTelemetry)
    expect(told).toHaveLength(entries.length)
    expect(validate(message(told)), JSON.stringify(validate.errors)).toBe(true)
    expect(JSON.stringify(told)).not.toMatch(/UUID|0b9a2f3e|c-1|p-1|k-1|u-1/)
  })

  test.each([null, 'text', [], { event: 'gtm.js' }, { 0: 'config' }])('says nothing of what others push: %j', entry => {
    expect(toTelemetry(entry)).toEqual([])
  })

  test.each([
    { event: 'funnel', name: 'thank_you', section: 'ana@correo.example', interaction: 'view' },
    { event: 'uncaught_error', error_name: 'TypeError', error_place: '', message: 'IBAN ES91' },
    { event: 'contract_mismatch', operation: 'checkIban', pointer: '#/body/valid=ES91', kind: 'dropped' },
  ])('has no place for a value: %j', entry => {
    expect(validate(message([entry]))).toBe(false)
  })
})
