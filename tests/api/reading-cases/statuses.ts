import { good, ids, noIds } from './bodies.ts'
import type { ReadingCase } from './reading-case.ts'

export const statuses: ReadingCase[] = [
  { what: '201 Created', operation: 'registerUser', status: 201, sent: ids, read: ids, reports: [] },
  {
    what: 'Another status of success',
    operation: 'validateEmail',
    status: 201,
    sent: good,
    read: good,
    reports: ['undeclared-status #/status'],
  },
  {
    what: 'No content, where the wizard can go on without it',
    operation: 'registerUser',
    status: 204,
    sent: '',
    read: noIds,
    reports: ['undeclared-status #/status', 'missing #/body'],
  },
  { what: 'An empty body', operation: 'createLead', sent: '', read: { id: '' }, reports: ['missing #/body'] },
  {
    what: 'null',
    operation: 'parseInvoice',
    sent: null,
    read: { cups: '', p1: undefined },
    reports: ['missing #/body'],
  },
  { what: 'Blanks', operation: 'scoreCustomer', sent: ' \n', read: { status: '' }, reports: ['missing #/body'] },
  {
    what: 'An empty body, where a verdict is needed',
    operation: 'checkIban',
    sent: '',
    read: 'the call fails',
    reports: ['missing #/body'],
  },
  {
    what: 'A page of HTML',
    operation: 'registerUser',
    sent: '<!doctype html><title>Sign in</title>',
    read: 'the call fails',
    reports: ['unusable #/body'],
  },
  {
    what: 'Half a response',
    operation: 'validateCups',
    sent: '{"error":fal',
    read: 'the call fails',
    reports: ['unusable #/body'],
  },
  {
    what: 'A list for an object',
    operation: 'getTariff',
    sent: [],
    read: 'the call fails',
    reports: ['unusable #/body'],
  },
]
