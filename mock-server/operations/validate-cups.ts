import { cupsProblem, normaliseCups } from '#domain/cups.ts'
import { maxPowerKw } from '#domain/limits.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { BodyOf } from '#mock/shared/types.ts'
import type { SupplyPoint } from '#mock/world/supply-points.ts'
import { supplyPointKey, type World } from '#mock/world/world.ts'
import type { Operation } from './operation.ts'

type CupsCheck = BodyOf<'validateCups', 200>

const unknownPoint: CupsCheck = {
  error: false,
  formatInvalid: false,
  disallowedTariff: false,
  disallowedCapacity: false,
  alreadyExists: false,
  existsInSips: false,
}

/** Checks the control letters by the real rule; everything else comes from the seeded world and the contracts of this session. */
export const validateCups: Operation<'validateCups'> = async ({ query: { cups }, world, session }) => {
  const isWellFormed = cups === normaliseCups(cups) && cupsProblem(cups) === null
  if (!isWellFormed) return { status: 200, body: { ...unknownPoint, formatInvalid: true } }
  const point = world.supplyPoints.get(supplyPointKey(cups))
  const body = point ? describeSupplyPoint(point) : unknownPoint
  return { status: 200, body: isSuppliedByUs(cups, world, session) ? { ...body, alreadyExists: true } : body }
}

/** Whether a contract for the supply point exists: in the seeded world, or signed in this session. */
export function isSuppliedByUs(cups: string, world: World, session: Session): boolean {
  const key = supplyPointKey(cups)
  return world.supplyPoints.get(key)?.outcome === 'already-exists' || session.signedSupplyPoints.has(key)
}

/** The answer for a seeded point for which no one has signed a contract. */
export function describeSupplyPoint(point: SupplyPoint): CupsCheck {
  const { outcome, p1, p3, building, apartment, extensionRights } = point
  if (outcome === 'format-invalid') return { ...unknownPoint, formatInvalid: true }
  if (outcome === 'server-error') return { ...unknownPoint, error: true }
  if (outcome === 'not-found') return unknownPoint
  return {
    ...unknownPoint,
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
    ...(building && { address: toAddress(building, apartment) }),
  }
}

function toAddress(building: NonNullable<SupplyPoint['building']>, apartment: string | undefined) {
  const { units: _, ...address } = building
  return { ...address, ...(apartment && { apartment }) }
}
