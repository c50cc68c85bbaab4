/** Variable of the environment with which `npm run e2e` asks for every instance. */
const isWhole = process.env.EVERY_INSTANCE === 'yes'

/**
 * Every `step`-th instance of one claim, from the first on: always the same, for `npm test`, whose time is limited. All of them in
 * `npm run e2e`.
 */
export function fixedSample<Instance>(all: readonly Instance[], step: number): Instance[] {
  return all.filter((_, place) => isInSample(place, step))
}

/** Whether the instance at this place is in the sample. */
export function isInSample(place: number, step: number): boolean {
  return isWhole || place % step === 0
}
