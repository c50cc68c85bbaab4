import { openCard, openStep } from './support/open-step.ts'
import { ana, bakery } from './support/people.ts'
import { expect, test } from './support/test.ts'

const company = { isCompany: true, companyName: bakery.company.name, cif: bakery.company.cif }
const freshAccount = { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }

/** What a browser needs to know to fill in, and a phone to show the right keyboard. */
const purposes = {
  account: {
    'Correo electrónico': 'email email email none',
    Contraseña: 'password new-password - none',
    Móvil: 'tel tel-national tel -',
  },
  holder: {
    'Razón social': 'text organization - -',
    CIF: 'text off - characters',
    Nombre: 'text given-name - words',
    Apellidos: 'text family-name - words',
    'DNI/NIE': 'text off - characters',
  },
  supply: {
    CUPS: 'text off - characters',
    Calle: 'text address-line1 - -',
    'C.P.': 'text postal-code numeric -',
    Provincia: 'select-one address-level1 - -',
    Localidad: 'text address-level2 - -',
  },
  bank: { IBAN: 'text off - characters' },
} as const

/** Runs in the page: fields in which a phone's return key has no name, or whose names and codes are held to be misspelt. */
function unhelpful(fields: Element[]): string[] {
  return fields.flatMap(field => {
    const { type, name, enterKeyHint, spellcheck } = field as HTMLInputElement
    if (/radio|checkbox|file/.test(type)) return []
    return [
      ...(enterKeyHint ? [] : [`${name}: no enterkeyhint`]),
      ...(spellcheck && type !== 'tel' ? [`${name}: spellcheck`] : []),
    ]
  })
}

test('every field says what it is for, and what a browser fills in by itself reaches the form', async ({ page }) => {
  for (const step of ['account', 'holder', 'supply', 'bank'] as const) {
    await openStep(page, step, { ...(step === 'account' && freshAccount), ...company })
    for (const [label, wanted] of Object.entries(purposes[step])) {
      const said = await page.getByLabel(label, { exact: true }).evaluate(field => {
        const of = (name: string) => field.getAttribute(name) ?? '-'
        const { type } = field as HTMLInputElement
        return [type, of('autocomplete'), of('inputmode'), of('autocapitalize')].join(' ')
      })
      expect(said, label).toBe(wanted)
    }
    expect(await openCard(page).locator('input').evaluateAll(unhelpful), step).toEqual([])
  }
  await openStep(page, 'account', freshAccount)
  // As browsers do it: every field at once, no key pressed, no field left.
  await page.evaluate(
    filled => {
      for (const [name, value] of Object.entries(filled)) {
        const field = document.querySelector<HTMLInputElement>(`input[autocomplete="${name}"]`)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        for (const event of ['input', 'change']) field?.dispatchEvent(new Event(event, { bubbles: true }))
      }
    },
    { email: ana.email, 'new-password': ana.password, 'tel-national': `+34${ana.phone}` },
  )
  await expect(page.getByLabel('Móvil', { exact: true })).toHaveValue(/^\d{3}/)
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check()
  await openCard(page).locator('button[type=submit]').click()
  await expect(openCard(page).getByText('Paso 2 de 4')).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('formValues') ?? '{}')
  expect(JSON.parse(kept)).toMatchObject({ email: ana.email, phoneNumber: ana.phone, phoneCountryCode: 'ES' })
})
