/** Every `step`-th instance of one claim, always the same ones: all of them would take too long. */
export function fixedSample<Instance>(all: readonly Instance[], step: number): Instance[] {
  return all.filter((_, place) => place % step === 0)
}
