import { act, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { prerenderStatic } from '#app/prerender.tsx'
import { Pages, pages } from '#app/routes.tsx'
import { brand } from '#brand/brand.ts'
import { creditorCif } from '#domain/brand.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { completeValues } from '#tests/support/values.ts'
import { soleSignUp, wizardAt } from '#tests/support/wizard.ts'
import { IdleDialog } from '#wizard/IdleDialog.tsx'
import { UnknownRegistration } from '#wizard/UnknownRegistration.tsx'
import { CreditErrorDialog, LeaveDialog } from '#wizard/WizardDialogs.tsx'

function open(path: string, state?: unknown, status?: number) {
  render(
    <App signUps={soleSignUp(wizardAt())} texts={createI18n()}>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        <Pages status={status} />
      </MemoryRouter>
    </App>,
  )
}

const support = [`tel:${brand.supportPhone.replaceAll(' ', '')}`, `mailto:${brand.supportEmail}`]
const documents = ['legalNotice', 'privacy', 'accessibility'] as const
const hrefs = (within: ParentNode) => [...within.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')

/** Whom to ask, what is to be read, and whose page it is. */
function expectFooter(footer: HTMLElement, site = brand.marketing.root) {
  const links = hrefs(footer)
  expect(links.slice(0, 2)).toEqual(support)
  expect(links.slice(2)).toEqual(documents.map(each => site + brand.documents[each]))
  expect(footer.querySelectorAll('a[target=_blank][rel=noreferrer]')).toHaveLength(documents.length)
  expect(footer.textContent).toContain(brand.supportHours[defaultLanguage])
  expect(footer.textContent).toContain(creditorCif(brand.creditor))
}

async function findFooter() {
  const footer = await screen.findByRole('contentinfo')
  await waitFor(() => expect(hrefs(footer)).toHaveLength(5))
  return footer
}

describe('Every page has a way out', () => {
  it.each(pages.map(({ path }) => path.replace('/:uuid?', '')))('%s', async path => {
    open(path, { email: 'ana@correo.example', pid: 'p', userId: 'u', contractId: 'c' })
    expectFooter(await findFooter())
  })

  it.each([
    ['an address without a page', '/no-such-page', undefined],
    ['a page that the server would not show', '/check-email', 403],
  ])('and so has %s', async (_what, path, status) => {
    vi.mocked(console.error).mockImplementation(() => {})
    open(path, null, status)
    expectFooter(await findFooter())
    vi.mocked(console.error).mockClear()
  })

  it.each(['failed', 'maintenance'] as const)('and so has what is shown without scripts: %s', async reason => {
    const site = 'https://marketing.example/'
    document.body.innerHTML = await prerenderStatic(reason, site)
    expectFooter(screen.getByRole('contentinfo'), site)
    // One page says the same in each language.
    expect(screen.getAllByRole('heading')).toHaveLength(languages.length)
    expect(document.querySelectorAll(`main a[href="mailto:${brand.supportEmail}"]`)).toHaveLength(languages.length)
  })
})

describe('Whatever can end a sign-up names whom to ask', () => {
  const expectSupport = (place: HTMLElement) => {
    expect(hrefs(place)).toEqual(support)
    expect(place.textContent).toContain(brand.supportHours.es_ES)
  }

  it('the question on leaving', async () => {
    const { wizard } = renderInWizard(<LeaveDialog />)
    act(() => wizard.put('leaving', 'asking'))
    expectSupport(screen.getByRole('dialog', { name: '¿Seguro que quieres salir?' }))
  })

  it('payments outstanding', () => {
    const { wizard } = renderInWizard(<CreditErrorDialog />)
    act(() => wizard.put('creditError', true))
    expectSupport(screen.getByRole('dialog', { name: /^No hemos podido continuar/ }))
  })

  it.each([false, true])('answers that are gone (a registration was on its way: %s)', isOutcomeUnknown => {
    const { wizard } = renderInWizard(<IdleDialog />)
    act(() => wizard.put('idle', { status: 'expired', isOutcomeUnknown }))
    const dialog = screen.getByRole('dialog', { name: 'Hemos borrado tus datos' })
    expectSupport(dialog)
    expect(within(dialog).queryByText(/mira tu correo/) !== null).toBe(isOutcomeUnknown)
  })

  it('a registration whose outcome nobody knows', () => {
    renderInWizard(<UnknownRegistration />, { step: 'bank', values: completeValues() })
    expectSupport(screen.getByRole('status'))
  })
})
