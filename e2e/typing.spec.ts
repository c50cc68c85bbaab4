import type { Locator, Page } from '@playwright/test'
import { openCard, openStep, unknownSupply } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

/** Every text field of every step, and what the form makes of the text that is composed in it. */
const fields = {
  account: { 'Correo electrónico': 'ana@x.es', Contraseña: 'niña-7', Móvil: '612 345 678' },
  holder: {
    'Razón social': 'Peña S.L.',
    CIF: 'b-00000000',
    Nombre: 'Íñigo',
    Apellidos: 'Peña',
    'DNI/NIE': '00000000-t',
  },
  supply: {
    // First: with a whole address it may become a list.
    'Detalles de la dirección (opcional)': '3º B',
    Calle: 'Avda. Peña',
    Número: '12 bis',
    Localidad: 'Ávila',
    'C.P.': '28 013',
    // Last: the address goes with a CUPS that is not validated.
    CUPS: 'es0021 0000',
  },
  bank: { IBAN: 'es91 2100-0418' },
} as const
const left: Record<string, string> = {
  Móvil: '612345678',
  CIF: 'B00000000',
  'DNI/NIE': '00000000T',
  'C.P.': '28013',
  CUPS: 'ES 0021 0000',
  IBAN: 'ES91 2100 0418',
}

/** Writes as a composing keyboard does: the word that is being composed grows until it is accepted. */
async function compose(page: Page, text: string) {
  const session = await page.context().newCDPSession(page)
  for (let length = 1; length <= text.length; length += 1)
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  await session.send('Input.insertText', { text })
}

for (const [step, texts] of Object.entries(fields)) {
  test(`a keyboard that composes writes each text of the ${step} step once`, async ({ page }) => {
    await openStep(page, step as keyof typeof fields, {
      sso: step !== 'account',
      isCompany: step === 'holder',
      ...(step === 'supply' && unknownSupply),
      iban: '',
    })
    for (const [label, text] of Object.entries(texts)) {
      const field = openCard(page).getByLabel(label, { exact: true })
      await field.fill('')
      await compose(page, text)
      await expect(field).toHaveValue(text)
      await field.blur()
      await expect(field).toHaveValue(left[label] ?? text)
    }
  })
}

const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)
const putCaret = (field: Locator, at: number) =>
  field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at)

test('in a code in groups, the keys of correction do what they do in plain text', async ({ page }) => {
  await openStep(page, 'bank', { iban: 'ES9121000418450200051332' })
  const iban = page.getByLabel('IBAN', { exact: true })
  await expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332')
  await iban.focus()

  await test.step('Delete and Backspace cross a blank', async () => {
    await putCaret(iban, 4)
    await page.keyboard.press('Delete')
    await expect(iban).toHaveValue('ES91 100 0418 4502 0005 1332')
    await putCaret(iban, 9)
    await page.keyboard.press('Backspace')
    await expect(iban).toHaveValue('ES91 10 0418 4502 0005 1332')
  })
  await test.step('they can be undone', async () => {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332')
  })
  await test.step('the caret stays behind what is typed in the middle', async () => {
    await putCaret(iban, 7)
    await page.keyboard.type('77')
    await expect(iban).toHaveValue('ES91 217700 0418 4502 0005 1332')
    expect(await caret(iban)).toBe(9)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await iban.blur()
    await expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332')
  })
})
