import { cupsProblem, normaliseCups } from '#domain/cups.ts'
import { maxPowerKw } from '#domain/limits.ts'
import { isSuppliedHere } from '#mock/journey/state/customers.ts'
import { journeyOf } from '#mock/journey/state/journey-of.ts'
import type { SupplyPoint } from '#mock/world/supply-point.ts'
import { supplyPointKey } from '#mock/world/world.ts'
import type { BodyOf, Operation } from './operation.ts'

type CupsCheck = BodyOf<'validateCups', 200>

const nothingKnown: CupsCheck = {
  error: false,
  formatInvalid: false,
  disallowedTariff: false,
  disallowedCapacity: false,
  alreadyExists: false,
  existsInSips: false,
}

/** Judges the control letters by the true rule and everything else by the seeded world and what was signed in this session. */
export const validateCups: Operation<'validateCups'> = ({ query: { cups }, world, session }) => {
  const isWellFormed = cups === normaliseCups(cups) && cupsProblem(cups) === null
  if (!isWellFormed) return { status: 200, body: { ...nothingKnown, formatInvalid: true } }
  const point = world.supplyPoints.get(supplyPointKey(cups))
  const body = point ? remembered(point) : nothingKnown
  return { status: 200, body: isSuppliedHere(journeyOf(session), cups) ? { ...body, alreadyExists: true } : body }
}

// Of a seeded point always the same is known.
const known = new Map<SupplyPoint, CupsCheck>()

function remembered(point: SupplyPoint): CupsCheck {
  const body = known.get(point) ?? knowledgeOf(point)
  known.set(point, body)
  return body
}

/** What the API tells about a seeded point when nobody has signed for it yet. */
export function knowledgeOf(point: SupplyPoint): CupsCheck {
  const { outcome, p1, p3, building, apartment, extensionRights } = point
  if (outcome === 'format-invalid') return { ...nothingKnown, formatInvalid: true }
  if (outcome === 'server-error') return { ...nothingKnown, error: true }
  if (outcome === 'not-found') return nothingKnown
  return {
    ...nothingKnown,
    existsInSips: true,
    disallowedTariff: outcome === 'wrong-tariff',
    disallowedCapacity: Math.max(p1, p3) > maxPowerKw,
    alreadyExists: outcome === 'already-exists',
    ...(outcome !== 'wrong-tariff' && { p1, p3 }),
    ...(extensionRights !== undefined && {
      extensionRights,
      extensionRightsUsed: Math.min(extensionRights, Math.max(p1, p3)),
      existsWithRights: Math.max(p1, p3) > 0,
    }),
    ...(building && { address: addressOf(building, apartment) }),
  }
}

function addressOf({ units: _, ...address }: NonNullable<SupplyPoint['building']>, apartment: string | undefined) {
  return { ...address, ...(apartment && { apartment }) }
}
