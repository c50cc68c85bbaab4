import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Engine } from './support/engines/engine.ts'
import { startFirefox } from './support/engines/firefox.ts'
import { startWebKit } from './support/engines/webkit.ts'
import { ana } from './support/people.ts'

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, SCREEN_SERVER_PATH } = process.env

const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: FIREFOX_PATH ? () => startFirefox(FIREFOX_PATH) : undefined,
  WebKit:
    WEBKIT_DRIVER_PATH && SCREEN_SERVER_PATH ? () => startWebKit(WEBKIT_DRIVER_PATH, SCREEN_SERVER_PATH) : undefined,
}

/** Their codes are read on the device: by the reader of PDFs, of photos, and of codes, each in a worker of the engine. */
const bills = { 'a PDF': 'code-drawn.pdf', 'a photo': 'photo-turned.jpg' }

// One after the other: on a busy processor the device gives up reading, and the API reads.
test.describe.configure({ mode: 'default' })

for (const [name, start] of Object.entries(engines)) {
  // What is not installed was named by `npm run e2e`.
  if (!start) continue
  test.describe(name, () => {
    let engine: Engine
    test.beforeEach(async () => {
      engine = await start()
    })
    test.afterEach(() => engine.close())

    for (const [kind, file] of Object.entries(bills)) {
      test(`signs up from end to end with a bill as ${kind} §own.50`, async ({ baseURL }) => {
        await signUp(engine, `${baseURL}/?language=es_ES`, join(import.meta.dirname, 'fixtures/invoices', file))
      })
    }
  })
}

async function signUp(engine: Engine, url: string, bill: string) {
  await engine.open(url)
  await expect.poll(() => engine.run('return document.title')).toContain(' · ')
  await engine.type(field('Correo electrónico'), ana.email)
  await engine.type(field('Contraseña'), ana.password)
  await engine.type(field('Móvil'), ana.phone)
  await engine.click('//input[@id="field-terms"]')
  await engine.click(button('Siguiente'))
  await expectStep(engine, 'Datos del titular')
  await engine.type(field('Nombre'), ana.name)
  await engine.type(field('Apellidos'), ana.surname)
  await engine.type(field('DNI/NIE'), ana.document)
  await engine.click('//label[contains(., "No soy el titular actual")]')
  await engine.click(button('Siguiente'))
  await expectStep(engine, 'Datos del suministro')
  await engine.chooseFile('(//input[@type="file"])[1]', bill)
  await expectText(engine, 'Leída en tu dispositivo: el CUPS')
  await expectText(engine, 'Punto de suministro encontrado')
  await engine.click(button('Siguiente'))
  await expectStep(engine, 'Cuenta bancaria')
  await engine.type(field('IBAN'), ana.iban)
  await engine.click(consent('SEPA'))
  await engine.click(consent('condiciones generales'))
  await engine.click(button('Contratar'))
  await expect.poll(() => engine.run(whereAndWhy)).toMatch(/^\/thank-you/)
  await expectText(engine, ana.email)
}

/** The address, and what the page says is wrong: else a failure would not tell why nothing went on. */
const whereAndWhy =
  'return [location.pathname, ...[...document.querySelectorAll("[role=alert], [aria-invalid=true]")].map(each => each.textContent || each.name)].join(" ")'

const field = (label: string) => `//input[@id=//label[normalize-space(text())="${label}"]/@for]`
const button = (words: string) => `//button[normalize-space(.)="${words}"]`
const consent = (words: string) => `//input[@type="checkbox"][@id=//label[contains(., "${words}")]/@for]`

async function expectStep(engine: Engine, title: string) {
  await expect.poll(() => engine.run('return document.activeElement?.textContent')).toContain(title)
}

async function expectText(engine: Engine, words: string) {
  await expect.poll(() => engine.run('return document.body.innerText')).toContain(words)
}
