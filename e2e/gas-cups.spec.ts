import { expectAnswered, expectInSight, phoneSizes, touch } from './support/in-sight.ts'
import { noSupply, openStep } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

const gasCups = 'ES0234000000000234RX'

test('on phones the question whether a CUPS is of gas is in sight, and so is what follows its answer §own.180', async ({
  page,
}) => {
  for (const [width, height] of phoneSizes) {
    const where = `at ${width} × ${height}`
    await page.setViewportSize({ width, height })
    await openStep(page, 'supply', noSupply)
    await page.getByLabel('CUPS', { exact: true }).fill(gasCups)
    await touch(page.getByRole('button', { name: 'Validar' }))
    await expectAnswered(page)
    const sure = page.getByRole('checkbox', { name: 'Lo he comprobado: es el CUPS de la luz.' })
    await expectInSight(page.getByText('Parece el CUPS del gas.'), where)
    await expectInSight(page.getByText('Lo he comprobado: es el CUPS de la luz.'), where)
    await touch(sure)
    await expectInSight(page.getByText('No tenemos los datos de este suministro'), where)
    await expect(sure).toBeFocused()
  }
})
