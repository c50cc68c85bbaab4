/** Variable of the environment with which `npm run e2e -- --every`, or a pick of its tests, asks for every instance. */
const isWhole = process.env.EVERY_INSTANCE === 'yes'

/**
 * Every `step`-th instance of one claim, from the first on, always the same: `npm test` and `npm run e2e` take minutes. All of them in
 * `npm run e2e -- --every`.
 */
export function fixedSample<Instance>(all: readonly Instance[], step: number): Instance[] {
  return all.filter((_, place) => isInSample(place, step))
}

/** How many instances are invented: `inSample`, or `whole` of them in `npm run e2e -- --every`. */
export function sampleSize({ whole, inSample }: { whole: number; inSample: number }): number {
  return isWhole ? whole : inSample
}

/** Whether the instance at this place is in the sample. */
export function isInSample(place: number, step: number): boolean {
  return isWhole || place % step === 0
}
