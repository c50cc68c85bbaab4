import { cups, known } from './bodies.ts'
import type { ReadingCase } from './reading-case.ts'

export const texts: ReadingCase[] = [
  {
    what: 'Numbers for texts',
    operation: 'validateCups',
    sent: { ...known, address: { street: 'Calle del Olmo', streetNr: 12, zipCode: 8001, municipality: null } },
    read: {
      existsInSips: true,
      address: {
        street: 'Calle del Olmo',
        streetNr: '12',
        apartment: '',
        zipCode: '08001',
        province: '',
        municipality: '',
      },
    },
    reports: [
      'coerced #/body/address/streetNr',
      'coerced #/body/address/zipCode',
      'coerced #/body/address/municipality',
    ],
  },
  {
    what: 'Identifiers as numbers',
    operation: 'registerUser',
    sent: { id: 7, userId: 8, contracts: [{ id: 12, cups }] },
    read: { id: '7', userId: '8', contracts: [{ id: '12', cups }] },
    reports: ['coerced #/body/id', 'coerced #/body/userId', 'coerced #/body/contracts/*/id'],
  },
  {
    what: 'An identifier that is too large for a number',
    operation: 'registerUser',
    sent: '{"id":12345678901234567890,"userId":"usr-2","contracts":[]}',
    read: { id: '', userId: 'usr-2' },
    reports: ['dropped #/body/id'],
  },
  {
    what: 'A text that is an object',
    operation: 'resolveCampaign',
    sent: {
      campaignExists: true,
      firstName: { es: 'Nuria' },
      campaign: { title: ['x'], bannerText: 'Sin cuota', information: '' },
    },
    read: { campaignExists: true, firstName: '', campaign: { title: '', bannerText: 'Sin cuota', information: '' } },
    reports: ['dropped #/body/firstName', 'dropped #/body/campaign/title'],
  },
  {
    what: 'A word in another casing',
    operation: 'scoreCustomer',
    sent: { status: 'DENIED', score: '210', reason: null },
    read: { status: 'denied', score: 210, reason: '' },
    reports: ['coerced #/body/status', 'coerced #/body/score', 'coerced #/body/reason'],
  },
  {
    what: 'A word that the contract does not have',
    operation: 'scoreCustomer',
    sent: { status: 'manual review', score: 500 },
    read: { status: '', score: 500 },
    reports: ['dropped #/body/status'],
  },
]
