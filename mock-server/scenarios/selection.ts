import type { FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { ChosenScenario } from './plan.ts'

/** Which scenarios apply to one call, the one chosen last at the end. */
export type ChooseScenarios = (
  request: FastifyRequest,
  operation: ContractOperation,
  parts: RequestParts,
) => readonly ChosenScenario[]
