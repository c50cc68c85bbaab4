import type { Page } from '@playwright/test'
import type { FormValues } from '#domain/form-values.ts'
import type { StepId } from '#steps/define-step.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { foundSupply } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const steps: [StepId, Partial<FormValues>][] = [
  ['account', { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }],
  ['holder', { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }],
  ['supply', unknownSupply],
  ['bank', {}],
  // A CUPS that is typed hides the fields after it, so it comes alone.
  ['supply', noSupply],
]
const pressNext = (page: Page) => openCard(page).locator('button[type=submit]').press('Enter')

test.use({ viewport: { width: 320, height: 640 } })

/** What clumsy hands and hostile ones put into any field. */
const oddities = {
  'a word without end': 'A'.repeat(10_000),
  markup: `"><script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">`,
  emoji: '👩‍👩‍👧‍👦🇪🇸🔌',
  'a change of direction': '\u202Eمرحبا بالعالم\u202C',
  'invisible characters': 'a\u200Bn\u200Da\uFEFF\u00AD',
  'full-width figures': '１２３４５６７８Ｚ',
}

test('whatever is typed into any field, the page keeps its shape and says what is wrong', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  for (const [index, [step, values]] of steps.entries()) {
    await openStep(page, step, values)
    const but = index === steps.length - 1 ? '' : ':not([name=cups])'
    const fields = await openCard(page).locator(`input:not([type=radio], [type=checkbox], [type=file])${but}`).all()
    expect(fields.length).toBeGreaterThan(0)
    // Every step meets two of them, and each is met by some step.
    for (const [turn, [what, text]] of Object.entries(oddities).entries()) {
      if ((index + turn) % 3 !== 0) continue
      for (const field of fields) await field.fill(text)
      await pressNext(page)
      await expect(openCard(page).locator('[aria-invalid=true]').first()).toBeVisible()
      await expectNoSidewaysScroll(page, `${step} with ${what}`)
      await expect(page).not.toHaveTitle('hacked')
    }
  }
  expect(
    asked.filter(url => /[^\x21-\x7E]|[<>"]/.test(url)),
    'addresses are escaped',
  ).toEqual([])
  expect(
    asked.every(url => url.length < 2000),
    'no address is without end',
  ).toBe(true)
})

/** The same customer as ever, pasted from wherever: every value means what it says once it is cleaned. */
const clumsy = {
  'Correo electrónico': ` o'brien+luz&x=1 @correo.example\u200B`,
  Contraseña: `"><script>alert('ñ')</script>`,
  Móvil: '+34 612-34 56 78',
  Nombre: ' \u202EÍñigo\u202C ',
  Apellidos: "O’Donnell-Peña  d'Aragó",
  'DNI/NIE': '００.０００.０００-ｔ',
  CUPS: 'es 0031-0000-0000-0302 rs 1p',
  IBAN: 'IBAN es91-2100-0418-4502-0005-1332',
}

test('what is pasted clumsily is cleaned, and reaches the API escaped and whole', async ({ page }) => {
  const fill = async (...labels: (keyof typeof clumsy)[]) => {
    for (const label of labels) await page.getByLabel(label, { exact: true }).fill(clumsy[label])
    await pressNext(page)
  }
  const queries: string[] = []
  const bodies: unknown[] = []
  page.on('request', request => {
    const { pathname, search, searchParams } = new URL(request.url())
    if (/validations\/email|leads|validations\/cups|fni|verification\/iban/.test(pathname)) {
      expect(search).not.toMatch(/[<>"'\s]|[^\x21-\x7E]/)
      queries.push(...['email', 'cups', 'fni', 'iban'].flatMap(name => searchParams.get(name) ?? []))
    }
    if (pathname.endsWith('/v2/users')) bodies.push(request.postDataJSON())
  })
  await openStep(page, 'account', { ...noSupply, sso: false, email: '', phoneNumber: '' })
  await fill('Correo electrónico', 'Contraseña', 'Móvil')
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible()
  await fill('Nombre', 'Apellidos', 'DNI/NIE')
  const cups = page.getByLabel('CUPS', { exact: true })
  await cups.fill(clumsy.CUPS)
  await page.keyboard.press('Enter')
  await expect(foundSupply(page)).toBeVisible()
  await page
    .getByRole('group', { name: /placas solares/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await page.getByLabel('Calle').fill(' Calle «Mayor» & Cía.,\tesc. 2 ')
  await pressNext(page)
  await expect(page.getByLabel('IBAN', { exact: true })).toBeVisible()
  for (const box of await openCard(page).getByRole('checkbox').all()) await box.check()
  await fill('IBAN')
  await expect(page).toHaveURL(/\/thank-you/)

  const email = "o'brien+luz&x=1@correo.example"
  expect(queries).toEqual([email, email, ana.document, 'ES0031000000000302RS1P', ana.iban])
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({
    email,
    password: clumsy.Contraseña,
    phoneNumber: '+34612345678',
    firstName: 'Íñigo',
    lastName: "O'Donnell-Peña d'Aragó",
    dni: ana.document,
    street: 'Calle «Mayor» & Cía., esc. 2',
    iban: ana.iban,
  })
})
