import type { CallName } from '#api/calls/index.ts'
import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { expectSensibleFocus, type Failure, failures, supportContact, typedValues, Wire } from './support/wire.ts'
import { type WireCall, wireCalls } from './support/wire-calls.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

/** Two ways to fail, from call to call others. */
function failuresOf(place: number, { needsBody = true }: WireCall): [Failure, Failure] {
  const real = failures.filter(each => needsBody || !each.isEmptySuccess)
  const at = (index: number) => real[index % real.length] as Failure
  return [at(2 * place), at(2 * place + 1)]
}

for (const [place, [name, call]] of (Object.entries(wireCalls) as [CallName, WireCall][]).entries()) {
  const [first, second] = failuresOf(place, call)
  const { told, press, again = press, arrived, undisturbed = arrived } = call

  test(`${name} meets failures: ${first.name}, then ${second.name}`, async ({ page }) => {
    await page.clock.install()
    const wire = await Wire.at(page, `/api${call.path}`, call.healthy)
    await call.open(page)
    const before: Record<string, unknown> = await typedValues(page)
    // Something else may be there, but never nothing.
    if (call.changes && call.changes in before) before[call.changes] = expect.any(String)

    wire.break(first)
    await wire.meet(() => press(page))
    if (told === null) {
      await expect(undisturbed(page)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    } else {
      if (call.asksByItself) await told(page).scrollIntoViewIfNeeded()
      else await expectSensibleFocus(page)
      await expectTold(first)
      await expect(supportContact(page)).toHaveCount(0)

      wire.break(second)
      await wire.meet(() => again(page))
      await expect(supportContact(page)).toBeInViewport()
      await expectTold(second)
      await expectSensibleFocus(page)
      // The list of homes is asked for again, and names the home again.
      await expect.poll(() => typedValues(page)).toMatchObject(before)
    }
    if (told === null && !call.undisturbed) return
    wire.break(null)
    await wire.meet(() => again(page))
    await expect(arrived(page)).toBeAttached()
    if (told) await expect(told(page)).toHaveCount(0)

    /** The customer sees what happened, and when to try again where the API says so. */
    async function expectTold({ wait }: Failure) {
      if (told) await expect(told(page)).toBeInViewport()
      await expect(page.getByText(wait ?? /dentro de .* minuto/)).toHaveCount(wait ? 1 : 0)
    }
  })
}

test('the wizard opens with any failure of the offer, the campaign and the texts', async ({ page }) => {
  // Wide enough for the offer to be beside the wizard.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  const wires = await Promise.all(
    ['v3/prices/tariff', 'v3/validations/resolve-campaign', 'locations/es_ES/webreg-dump'].map(path =>
      Wire.at(page, `/api/${path}`),
    ),
  )
  for (const failure of failures.slice(0, 2))
    await test.step(failure.name, async () => {
      for (const wire of wires) wire.break(failure)
      await page.goto('/?utm_campaign=primavera')
      const told = page.getByText(
        /Error getting tariff info\. Son nuestros precios de siempre|Error al validar el código de referido o la campaña\. Puedes seguir/,
      )
      await expect(async () => {
        if (failure.hangs) await page.clock.fastForward(30_000)
        await expect(told).toHaveCount(2, { timeout: 500 })
      }).toPass()
      await expect(page.getByText('3,90').filter({ visible: true }).first()).toBeVisible()
    })
  await fillAccount(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
})
