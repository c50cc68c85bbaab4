import type { Page } from '@playwright/test'
import type { Invoice } from '#domain/answers.ts'
import type { FormValues } from '#domain/form-values.ts'
import { invoiceFieldNames } from '#domain/invoice-fields.ts'
import type { StepId } from '#steps/define-step.ts'
import { fixedSample, isInSample } from '#tests/support/fixed-sample.ts'
import { expectWholeWords, spaceText } from './support/broken-words.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { answered, noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { blankPhoto, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const company: Partial<FormValues> = {
  isCompany: true,
  name: '',
  surname: '',
  document: '',
  changeOfHolder: undefined,
}
const empty: [StepId, Partial<FormValues>][] = [
  ['account', { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }],
  ['holder', company],
  ['supply', unknownSupply],
  ['bank', {}],
]
/** Every field of the supply step that an invoice can fill carries its mark. */
const readFromInvoice: Invoice = {
  fileName: 'una-factura-con-un-nombre-de-archivo-que-no-acaba-nunca.pdf',
  isReadOnDevice: false,
  cups: answered.cups,
  fields: Object.fromEntries(invoiceFieldNames.map(field => [field, answered[field]])),
}
const pressNext = (page: Page) => openCard(page).locator('button[type=submit]').press('Enter')

test.use({ viewport: { width: 320, height: 640 } })

const enlarge = (page: Page, percent: number) =>
  page.evaluate(size => document.documentElement.style.setProperty('font-size', size), `${percent}%`)

/** The hardest first: what fits a narrow page with large text nearly always fits the others, too. */
const screens = [
  ['320 px wide with text of twice the size', 320, 200],
  ['640 px wide with text of twice the size', 640, 200],
  ['320 px wide', 320, 100],
] as const

for (const [size, width, percent] of fixedSample(screens, 2))
  test(`nothing scrolls sideways on a screen ${size}: steps and errors`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const [step, values] of empty) {
      await openStep(page, step, values)
      await enlarge(page, percent)
      await expectNoSidewaysScroll(page, step)
      await pressNext(page)
      await expect(openCard(page).locator('li a[href^="#field-"]').first()).toBeVisible()
      await expectNoSidewaysScroll(page, `${step} with its errors`)
    }
    await openStep(page, 'supply', noSupply, { invoice: readFromInvoice })
    await enlarge(page, percent)
    await expectNoSidewaysScroll(page, 'supply read from an invoice')
  })

for (const [size, width, percent] of fixedSample(screens, 3))
  test(`nothing scrolls sideways on a screen ${size}: lists and dialogs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openStep(page, 'bank')
    await enlarge(page, percent)
    await page.getByRole('button', { name: '¿Para qué necesitamos tu IBAN?' }).click()
    await expectNoSidewaysScroll(page, 'why the IBAN')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'mandato SEPA' }).click()
    await expectNoSidewaysScroll(page, 'the mandate')
    await page.keyboard.press('Escape')
    await page.getByRole('complementary').getByRole('button').first().click()
    await expectNoSidewaysScroll(page, 'the offer')

    await openStep(page, 'supply', noSupply)
    await enlarge(page, percent)
    await page.getByRole('button', { name: '¿Dónde encuentro mi CUPS?' }).click()
    await expectNoSidewaysScroll(page, 'where the CUPS is')
    await openStep(page, 'account')
    await enlarge(page, percent)
    await openCard(page).getByRole('button', { name: /^País/ }).click()
    await expect(page.getByRole('option').nth(200)).toBeAttached()
    await expectNoSidewaysScroll(page, 'the list of countries')
  })

for (const [size, width, percent] of fixedSample(screens, 3))
  test(`nothing scrolls sideways on a screen ${size}: the pages after the wizard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const contract = 'id=11111111-2222-4333-8444-555555555555&device=0'
    for (const path of [
      `/contract-confirmed?${contract}`,
      `/iban-cancelled?${contract}`,
      '/continue-in-app',
      '/user-confirmed',
      '/check-email',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await enlarge(page, percent)
      await expectNoSidewaysScroll(page, path)
    }
    await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
    await pressNext(page)
    await page.getByRole('heading', { name: 'Abre tu correo' }).waitFor()
    await enlarge(page, percent)
    await expectNoSidewaysScroll(page, 'the thank-you page')
  })

test('no word is broken at 320 px, nor with the most space between letters and lines that a reader may ask for', async ({
  page,
}) => {
  for (const [step, values] of [...empty, ['supply', noSupply] as const]) {
    await openStep(page, step, values)
    await expectWholeWords(page, step)
    await spaceText(page)
    await expectWholeWords(page, `${step} with spaced text`)
    await expectNoSidewaysScroll(page, `${step} with spaced text`)
  }
})

test('no word is broken where a bill and the form differ, on a screen of any width', async ({ page }) => {
  await page.route('**/api/v3/users/pdf', route => route.fulfill({ json: { cups: 'ES0021000000000141PT' } }))
  await openStep(page, 'supply')
  await showInvoice(page, blankPhoto)
  for (const width of [320, 601, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('table')).toBeVisible()
    await expectWholeWords(page, `the difference at ${width} px`)
    await expectNoSidewaysScroll(page, `the difference at ${width} px`)
  }
})

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
  // A CUPS that is typed takes the fields away that follow it: it comes by itself.
  const steps: typeof empty = [...empty, ['supply', noSupply]]
  for (const [index, [step, values]] of steps.entries()) {
    await openStep(page, step, values)
    const but = index === steps.length - 1 ? '' : ':not([name=cups])'
    const fields = await openCard(page).locator(`input:not([type=radio], [type=checkbox], [type=file])${but}`).all()
    expect(fields.length).toBeGreaterThan(0)
    // Of a sample every step meets some, and each is met by some step.
    for (const [turn, [what, text]] of Object.entries(oddities).entries()) {
      if (!isInSample(index + turn, 3)) continue
      for (const field of fields) await field.fill(text)
      await pressNext(page)
      await expect(openCard(page).locator('li a[href^="#field-"]').first()).toBeVisible()
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
  await expect(page.getByText(/Punto de suministro encontrado/).first()).toBeVisible()
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
