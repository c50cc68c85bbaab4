import type * as z from 'zod/mini'
import type { Message } from '#i18n/message.ts'
import type * as schemas from './answer-schemas.ts'
import { vatRate } from './bill-figures.ts'
import type { FormValues } from './form-values.ts'

// Orden ITC/3519/2009, before VAT. The same everywhere in the Peninsula and the islands' IGIC is not modelled.
const extensionEurosPerKw = 17.374714
const accessEurosPerKw = 19.703137
const hookUpEuros = 9.04476
const verificationEuros = 8.011716

export type SupplyCostQuestion = z.infer<typeof schemas.supplyCostQuestion>

/** What is asked about the powers of a new supply. */
export function supplyCostQuestion(values: FormValues): SupplyCostQuestion {
  return {
    requestedCapacity: Math.max(Number(values.potenciaPunta), Number(values.potenciaValle)),
    currentCapacity: values.extensionRightsUsed ?? 0,
    extensionRights: values.extensionRights ?? 0,
  }
}

export interface SupplyCosts {
  /** Euros, VAT included, without verification. */
  min: number
  /** Euros, VAT included, with verification, which is charged only sometimes. */
  max: number
}

/** The estimate in words. `euros` writes an amount. */
export function supplyCostText({ min, max }: SupplyCosts, euros: (amount: number) => string): Message {
  if (max === 0) return { key: 'supply.costs.none' }
  if (min === max) return { key: 'supply.costs.exactly', params: { amount: euros(max) } }
  return { key: 'supply.costs.between', params: { min: euros(min), max: euros(max) } }
}

function withVat(euros: number): number {
  return Math.round(euros * (1 + vatRate) * 100) / 100
}

function power(kw: number): number {
  return Number.isFinite(kw) ? Math.max(kw, 0) : 0
}

/** What the distributor charges once: extension above the rights in force, access above the power contracted, one hook-up. */
export function supplyCosts(question: SupplyCostQuestion): SupplyCosts {
  const requested = power(question.requestedCapacity)
  const current = power(question.currentCapacity)
  if (requested === current) return { min: 0, max: 0 }
  if (requested < current) return { min: withVat(hookUpEuros), max: withVat(hookUpEuros) }
  const extension = Math.max(requested - power(question.extensionRights), 0) * extensionEurosPerKw
  const access = (requested - current) * accessEurosPerKw
  const charges = extension + access + hookUpEuros
  return { min: withVat(charges), max: withVat(charges + verificationEuros) }
}
