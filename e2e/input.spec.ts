import type { Page } from '@playwright/test'
import type { FormValues } from '#domain/form-values.ts'
import type { StepId } from '#steps/define-step.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { nextButton, noAccount, noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, visitTest as test } from './support/test.ts'

const company = { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }
const steps: [StepId, Partial<FormValues>][] = [
  ['account', noAccount],
  ['holder', company],
  ['supply', unknownSupply],
  ['bank', {}],
  // A CUPS that is typed hides the fields after it, so it comes alone.
  ['supply', noSupply],
]
const pressNext = (page: Page) => nextButton(page).press('Enter')

/** What clumsy hands and hostile ones put into any field. */
const oddities = {
  'a word without end': 'A'.repeat(10_000),
  markup: `"><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`,
  emoji: '👩‍👩‍👧‍👦🇪🇸🔌',
  'a change of direction': '\u202Eمرحبا بالعالم\u202C',
}

test('the page keeps its shape and says what is wrong, with any input in any field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  for (const [index, [step, values]] of steps.entries()) {
    await openStep(page, step, values)
    const but = index === steps.length - 1 ? '' : ':not([name=cups])'
    const fields = await openCard(page).locator(`input:not([type=radio], [type=checkbox], [type=file])${but}`).all()
    expect(fields.length).toBeGreaterThan(0)
    // Every step meets two of them, and each is met by some step.
    for (const [turn, [what, text]] of Object.entries(oddities).entries()) {
      if ((index + turn) % 2 !== 0) continue
      for (const field of fields) await field.fill(text)
      await pressNext(page)
      await expect(openCard(page).locator('[aria-invalid=true]').first()).toBeVisible()
      await expectNoSidewaysScroll(page, `${step} with ${what}`)
      await expect(page).not.toHaveTitle('hacked')
    }
  }
  const odd = asked.filter(url => /[^\x21-\x7E]|[<>"]/.test(url) || url.length >= 2000)
  expect(odd, 'addresses are escaped and have an end').toEqual([])
})

/** Text fields whose text the form changes as it is written or left. */
const composed: [StepId, Partial<FormValues>, Record<string, [text: string, left: string]>][] = [
  ['account', noAccount, { Contraseña: ['niña-7', 'niña-7'], Móvil: ['612 345 678', '612345678'] }],
  ['holder', company, { Nombre: ['Íñigo', 'Íñigo'], CIF: ['b-00000000', 'B00000000'] }],
  ['supply', unknownSupply, { 'C.P.': ['28 013', '28013'], CUPS: ['es0021 0000', 'ES 0021 0000'] }],
  ['bank', { iban: '' }, { IBAN: ['es91 2100-0418', 'ES91 2100 0418'] }],
]

test('a keyboard that composes writes each text once', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (const [step, values, texts] of composed) {
    await openStep(page, step, values)
    for (const [label, [text, left]] of Object.entries(texts)) {
      const field = openCard(page).getByLabel(label, { exact: true })
      await field.fill('')
      // The word that is being composed grows until it is accepted.
      for (let length = 1; length <= text.length; length += 1)
        await session.send('Input.imeSetComposition', {
          text: text.slice(0, length),
          selectionStart: length,
          selectionEnd: length,
        })
      await session.send('Input.insertText', { text })
      await expect(field).toHaveValue(text)
      await field.blur()
      await expect(field).toHaveValue(left)
    }
  }
})

test('in a code in groups, the keys of correction do what they do in plain text', async ({ page }) => {
  await openStep(page, 'bank', { iban: ana.iban })
  const iban = page.getByLabel('IBAN', { exact: true })
  const putCaret = (at: number) =>
    iban.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at)
  const undo = async () => {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332')
  }
  await expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332')
  await iban.focus()
  await putCaret(4)
  await page.keyboard.press('Delete')
  await expect(iban).toHaveValue('ES91 100 0418 4502 0005 1332')
  await putCaret(9)
  await page.keyboard.press('Backspace')
  await expect(iban).toHaveValue('ES91 10 0418 4502 0005 1332')
  await undo()
  await putCaret(7)
  await page.keyboard.type('77')
  await expect(iban).toHaveValue('ES91 217700 0418 4502 0005 1332')
  expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(9)
  await undo()
})
