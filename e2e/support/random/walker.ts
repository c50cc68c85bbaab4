import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RegistrationRequest } from '#api/registration-request.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import type { StepId } from '#steps/define-step.ts'
import { answered, openEmptyPage, remember } from '../open-step.ts'
import { ana } from '../people.ts'
import { invoicePath } from '../sign-up.ts'
import { storedSignUp } from '../stored-sign-up.ts'
import { watchForTrouble } from '../trouble.ts'
import { catalogues } from '../words.ts'
import { type Action, describeAction, nextAction } from './actions.ts'
import { type AskedCall, type Fault, installFaults, nextFault, noFault } from './faults.ts'
import { type Finish, installFinisher } from './finisher.ts'
import { type Hands, installHands, type Words } from './hands.ts'
import { walkThroughHistory } from './history.ts'
import { Ledger } from './ledger.ts'
import { Random } from './random.ts'
import { reviewMismatches } from './review.ts'

type InPage = Window & { hands: Hands; finish: Finish }

const both = (...keys: MessageKey[]) => keys.flatMap(key => Object.values(catalogues).map(each => each[key]))

const words: Words = {
  validate: both('supply.cups.validate'),
  retryCups: both('supply.cups.retry'),
  settleOther: both('supply.invoice.takeInvoice'),
  settleOwn: both('supply.invoice.keepOwn'),
  edit: both('wizard.edit'),
  back: both('wizard.back'),
  askAgain: both('wizard.unknown.ask'),
  removeInvoice: both('supply.invoice.remove', 'supply.invoice.cancel'),
  close: both('wizard.close'),
  formRetry: both('wizard.retry'),
  retry: both('popup.error.retry'),
}

// The browser's own lines about answers that are errors, and ours about parts that could not be loaded.
const expectedErrors = [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/]

const howToRepeat = (seed: number) => `Once more: SEED=${seed} npm run e2e -- random-customers`

const invoices = [
  invoicePath('endesa'),
  invoicePath('iberdrola'),
  invoicePath('endesa').replace('endesa.pdf', 'code-in-digits.pdf'),
  invoicePath('endesa').replace('endesa.pdf', 'photo-exif.jpg'),
]
const actionsAWalk = 8
/** Longer than a sign-up, and whatever a walk waits for, takes on a busy machine. */
const patienceMs = 20_000

/** A customer who does whatever comes to mind, one walk after the other in one page; each has a session of its own in the mock server. */
export class Walker {
  private readonly page: Page
  private readonly origin: string
  private readonly trouble: string[]
  private seed = 0
  private random = new Random('')
  private hasFaults = false
  private isOffline = false
  private ledger = new Ledger()
  private did: string[] = []
  private readonly violations: string[] = []
  /** Registration ids with which a thank-you page was reached. */
  private arrivals = new Set<string>()
  /** What was posted, by registration id and without its password. */
  private posted = new Map<string, string>()
  private calls = new Map<string, number>()

  private constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
    this.trouble = watchForTrouble(page.context(), expectedErrors)
  }

  /** Opens a page for walks. */
  static async in(browser: Browser, origin: string): Promise<Walker> {
    const context: BrowserContext = await browser.newContext({
      baseURL: origin,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patienceMs)
    const walker = new Walker(await context.newPage(), origin)
    await context.exposeBinding('faultOf', (_source, call: AskedCall) => walker.meet(call))
    await context.exposeBinding('arrived', (_source, id: string) => walker.arrive(id))
    await context.addInitScript(installFaults)
    await context.addInitScript(installHands, words)
    await context.addInitScript(installFinisher, { words, patienceMs })
    return walker
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  /** One walk from its seed. Resolves to what was not as it must be, with all that was done; to nothing if everything was. */
  async walk(seed: number): Promise<string[]> {
    try {
      await this.begin(seed)
      for (let turn = 0; turn < actionsAWalk && this.violations.length === 0; turn += 1) {
        const action = nextAction(this.random, seed, turn)
        this.did.push(describeAction(action, await this.perform(action)))
        await this.examine()
      }
      if (this.violations.length === 0) await this.finish()
    } catch (error) {
      this.violations.push(`the walk could not go on: ${String(error)}`)
    }
    const found = [...this.violations, ...this.trouble]
    return found.length === 0 ? [] : [`walk ${seed}: ${found.join('; ')}`, ...this.did, howToRepeat(seed)]
  }

  private async begin(seed: number): Promise<void> {
    await this.goOnline()
    // Left first: what the page before still asks belongs to its own walk.
    await openEmptyPage(this.page)
    Object.assign(this, { seed, random: new Random(String(seed)), hasFaults: true, ledger: new Ledger(), did: [] })
    for (const list of [this.violations, this.trouble]) list.length = 0
    for (const known of [this.arrivals, this.posted, this.calls]) known.clear()
    const context = this.page.context()
    await context.clearCookies()
    await context.addCookies([{ name: 'mock-session', value: this.session, url: this.origin }])
    // Each walk comes from an address of its own: the limit on requests is not what is walked here.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${Math.floor(seed / 250) % 250}.${(seed % 250) + 1}` })
    await this.request('/__mock/reset', { method: 'POST', body: '{}' })
    await this.openAt(([null, 'holder', 'supply', 'bank'] as const)[this.random.below(4)] ?? null)
  }

  private async openAt(step: StepId | null): Promise<void> {
    const iban = step === 'bank' ? { iban: ana.iban } : {}
    await remember(this.page, step ? storedSignUp({ values: { ...answered, ...iban }, step }) : {})
    this.did.push(step ? `comes back to ${step}` : 'comes for the first time')
    await this.open()
  }

  private async open(): Promise<void> {
    await this.page.goto('/', { waitUntil: 'commit' })
    await this.awaken()
  }

  /** Until React hears what is done. A page that has only begun to load has no `html` element yet. */
  private async awaken(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('html[data-heard]') !== null || !location.pathname.match(/^\/$/),
    )
  }

  private async perform(action: Action): Promise<string> {
    const { kind, pick } = action
    if (kind === 'historyBack' || kind === 'historyForward') return this.goThroughHistory(kind)
    if (kind === 'reload') return this.reload()
    if (kind === 'offline') return this.isOffline ? this.goOnline() : this.goOffline()
    if (kind === 'secondTab') return this.openSecondTab()
    if (kind === 'invoice') return this.showInvoice(invoices[pick % invoices.length] ?? '')
    const doing = await this.page.evaluate(each => (window as unknown as InPage).hands.act(each), action)
    this.ledger.note(doing, kind)
    return doing.did
  }

  private async goThroughHistory(kind: 'historyBack' | 'historyForward'): Promise<string> {
    if (this.isOffline) return 'nothing: no connection'
    // Playwright's own goBack() takes any change of the address for its end, also one that the page makes while it starts.
    const arrival = this.page.waitForEvent('domcontentloaded').catch(() => undefined)
    const isHere = await this.page.evaluate(walkThroughHistory, kind).catch(() => false)
    if (isHere) return 'walked'
    await arrival
    await this.open()
    this.ledger.forgetPassword()
    return 'left the site and came again'
  }

  private async reload(): Promise<string> {
    if (this.isOffline) return 'nothing: no connection'
    this.ledger.forgetPassword()
    await this.page.reload({ waitUntil: 'commit' })
    await this.awaken()
    return 'the page again'
  }

  private async goOffline(): Promise<string> {
    this.isOffline = true
    await this.page.context().setOffline(true)
    return 'no connection'
  }

  private async goOnline(): Promise<string> {
    this.isOffline = false
    await this.page.context().setOffline(false)
    return 'a connection'
  }

  private async openSecondTab(): Promise<string> {
    if (this.isOffline) return 'nothing: no connection'
    const opened = this.page.context().waitForEvent('page')
    await this.page.evaluate(() => void window.open('/'))
    const tab = await opened
    await tab.locator('html[data-heard]').waitFor({ state: 'attached' })
    const action = { ...nextAction(this.random, this.seed, 99), kind: 'fillStep' as const }
    const { did } = await tab.evaluate(each => (window as unknown as InPage).hands.act(each), action)
    await tab.close()
    return `in another tab ${did}`
  }

  private async showInvoice(path: string): Promise<string> {
    const input = this.page.locator('[aria-current=step] fieldset:enabled input[type=file]')
    if ((await input.count()) === 0) return 'nothing there'
    await input.first().setInputFiles(path)
    return path.replace(/^.*\//, '')
  }

  private async examine(): Promise<void> {
    const picture = await this.page.evaluate(() => (window as unknown as InPage).hands.look())
    if (picture.registered) this.arrive(picture.registered)
    if (picture.isFocusLost) this.violations.push('the focus was lost')
    const { email } = picture.stored
    if (picture.registered && email) this.violations.push(`the sign-up is over, and ${email} is kept in the tab`)
    if (picture.isBroken) this.violations.push('the page broke')
    this.violations.push(...this.ledger.compare(picture))
  }

  /** With all faults off the sign-up can be completed, whatever came before; and what was accepted is what was thanked for. */
  private async finish(): Promise<void> {
    this.hasFaults = false
    if (this.isOffline) await this.goOnline()
    const values = {
      email: `final.${this.seed}@correo.example`,
      password: ana.password,
      phoneNumber: ana.phone,
      companyName: 'Taller La Luna, S.L.',
      cif: 'B00000000',
      name: ana.name,
      surname: ana.surname,
      document: ana.document,
      cups: 'ES0022000000000202QM',
      address: 'Calle Inventada',
      street_number: '7',
      zipCode: '28013',
      municipality: 'Madrid',
      iban: ana.iban,
    }
    const stuck = await this.page.evaluate(each => (window as unknown as InPage).finish(each), values)
    if (stuck) return void this.violations.push(`a dead end: ${stuck}`)
    await this.examine()
    const accepted = await this.acceptedIds()
    if ([...accepted].sort().join() !== [...this.arrivals].sort().join())
      this.violations.push(`accepted were ${[...accepted]}, thanked for ${[...this.arrivals]}`)
  }

  private async acceptedIds(): Promise<Set<string>> {
    const answer = await this.request('/__mock/requests?operation=registerUser', {})
    const { requests } = (await answer.json()) as { requests: JournalEntry[] }
    const accepted = requests.filter(({ response }) => response.status === 200)
    return new Set(
      accepted.map(({ request }) => String((request.header as Record<string, string>)['x-registration-id'])),
    )
  }

  /** What happens to a call of the page; a registration is compared with the review, and with an earlier one of the same id. */
  private meet({ path, body, review, isSecond }: AskedCall): Fault {
    const turn = (this.calls.get(path) ?? 0) + 1
    this.calls.set(path, turn)
    if (body !== '') this.judge(JSON.parse(body), review)
    if (body !== '' && isSecond) this.violations.push('a registration was sent before the last one was answered')
    return this.hasFaults ? nextFault(new Random(`${this.seed} ${path} ${turn}`)) : noFault
  }

  private judge(request: RegistrationRequest, review: AskedCall['review']): void {
    const { password: _secret, confirmedPassword: _same, ...rest } = request
    const text = JSON.stringify(rest)
    const earlier = this.posted.get(request.registrationId)
    this.did.push(`  posts ${request.cups} under ${request.registrationId}`)
    if (earlier !== undefined && earlier !== text) this.violations.push(`one id, two bodies: ${earlier} and ${text}`)
    this.posted.set(request.registrationId, text)
    if (review.length > 0) this.violations.push(...reviewMismatches(request, review))
  }

  private arrive(id: string): void {
    this.arrivals.add(id)
    this.ledger = new Ledger()
  }

  private get session(): string {
    return `random.${this.seed}`
  }

  private request(path: string, { method = 'GET', body }: { method?: string; body?: string }): Promise<Response> {
    const headers = { 'x-mock-session': this.session, 'content-type': 'application/json' }
    return fetch(`${this.origin}${path}`, { method, headers, ...(body && { body }) })
  }
}
