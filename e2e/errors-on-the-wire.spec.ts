import type { CallName } from '#api/calls/index.ts'
import { isInSample } from '#tests/support/fixed-sample.ts'
import { expect, test } from './support/test.ts'
import { type WireCall, wireCalls } from './support/wire/calls.ts'
import { expectSensibleFocus, supportContact, typedValues } from './support/wire/customer.ts'
import { type Failure, failures } from './support/wire/failures.ts'
import { Wire } from './support/wire/wire.ts'

// Every call of the wizard meets every failure. The customer is told in sight, keeps what was typed, and goes on when the API is well
// again. After the second failure in a row they also learn whom to ask. A sample is every fifth failure, from call to call other ones.
test.use({ expectedErrors: [/Failed to load resource/] })

for (const [place, [name, call]] of (Object.entries(wireCalls) as [CallName, WireCall][]).entries())
  test(`${name} meets failures on the wire`, async ({ page }) => {
    await page.clock.install()
    const wire = await Wire.at(page, `/api${call.path}`, call.healthy)
    if (!call.opensEachTime) await call.open?.(page)
    let attempt = 0
    async function met(what: string, meet: () => Promise<void>) {
      await test.step(what, async () => {
        if (call.opensEachTime) await call.open?.(page)
        wire.mend()
        attempt += 1
        await call.prepare?.(page, attempt)
        await meet()
      })
    }

    const isFailure = (each: Failure) => !(each.isEmptySuccess && call.withoutBody)
    const real = failures.filter(isFailure)
    const ofThisCall = <Met>(all: readonly Met[]) => all.filter((_, turn) => isInSample(place + turn, 5))
    if (call.told === null)
      for (const each of ofThisCall(real)) await met(each.name, () => endureSilently(wire, call, each))
    else
      for (const pair of ofThisCall(pairs(real, place)))
        await met(pair.map(each => each.name).join(', then '), () => endure(wire, call, pair))
    for (const each of failures.filter(each => !isFailure(each))) await met(each.name, () => succeed(wire, call, each))
  })

/** All failures, two by two. From one call to the next, what came first comes second. */
function pairs(all: readonly Failure[], place: number): [Failure, Failure][] {
  const [last, ...others] = all.toReversed()
  const turned = place % 2 === 0 || !last ? all : [last, ...others.toReversed()]
  return turned.flatMap((first, index): [Failure, Failure][] =>
    index % 2 === 0 ? [[first, turned[index + 1] ?? first]] : [],
  )
}

/** It fails twice in a row, and then works. */
async function endure(wire: Wire, call: WireCall, [first, second]: [Failure, Failure]) {
  const { page } = wire
  const before: Record<string, unknown> = call.open ? await typedValues(page) : {}
  // Something else may stand there, but never nothing.
  if (call.changes && call.changes in before) before[call.changes] = expect.any(String)
  const again = call.again ?? call.press

  wire.break(first)
  await wire.meet(() => call.press(page))
  if (call.asksByItself) await call.told?.(page).scrollIntoViewIfNeeded()
  else await expectSensibleFocus(page)
  await expectTold(page, call, first)
  await expect(supportContact(page)).toHaveCount(0)
  wire.expectNoRepeats()

  wire.break(second)
  await wire.meet(() => again(page))
  await expect(supportContact(page)).toBeInViewport()
  await expectTold(page, call, second)
  await expectSensibleFocus(page)
  // The list of homes is asked for anew, and names the home again.
  await expect.poll(() => typedValues(page)).toMatchObject(before)

  wire.mend()
  await wire.meet(() => again(page))
  await expect(call.arrived(page)).toBeVisible()
  if (call.told) await expect(call.told(page)).toHaveCount(0)
  wire.expectNoRepeats()
  await call.back?.(page)
}

/** The customer sees what happened, and when to try again where the API says so. */
async function expectTold(page: Wire['page'], call: WireCall, failure: Failure) {
  if (!call.told) throw new Error(`${call.path} fails silently.`)
  await expect(call.told(page)).toBeInViewport()
  const wait = page.getByText(failure.wait ?? /dentro de .* minuto/)
  await expect(wait).toHaveCount(failure.wait ? 1 : 0)
}

/** Nobody is told of the failure, and the customer goes on. */
async function endureSilently(wire: Wire, call: WireCall, failure: Failure) {
  const { page } = wire
  wire.break(failure)
  await wire.meet(() => call.press(page))
  const { undisturbed = call.arrived } = call
  await expect(undisturbed(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(supportContact(page)).toHaveCount(0)
  await call.back?.(page)
  if (!call.undisturbed) return
  wire.mend()
  await call.prepare?.(page, failures.length + 1)
  await wire.meet(() => call.press(page))
  await expect(call.arrived(page)).toBeAttached()
}

/** What came is enough. */
async function succeed(wire: Wire, call: WireCall, empty: Failure) {
  const { page } = wire
  wire.break(empty)
  await wire.meet(() => call.press(page))
  await expect(call.withoutBody?.(page) ?? call.arrived(page)).toBeVisible()
  await expect(supportContact(page)).toHaveCount(0)
}
