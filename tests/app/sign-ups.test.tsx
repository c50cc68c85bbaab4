import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { Pages } from '#app/routes.tsx'
import { createSignUps, type SignUps } from '#app/start.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { lastStep } from '#state/progress.ts'
import { answersFor, passedVerdicts } from '#tests/support/answers.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardOver } from '#tests/support/wizard.ts'
import { formLoaders } from '#wizard/step-forms.ts'

const config = { environment: 'contratar', apiOrigin: 'https://api.example', marketingRoot: '/marketing' } as const

const posted: { registrationId: string }[] = []

beforeEach(async () => {
  posted.length = 0
  await Promise.all(Object.values(formLoaders).map(load => load()))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url?.endsWith('/v2/users')) return new Response('{}', { status: 404 })
    posted.push(await request.json())
    const body = { id: 'p-1', userId: 'u-1', contracts: [] }
    return new Response(JSON.stringify(body), { status: 200, headers: { 'Content-Type': 'application/json' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

/** The sign-up that the page shows now. */
const current = (signUps: SignUps) => wizardOver(signUps.current())

/** A customer who has answered everything and is at Contratar. */
function fill(signUps: SignUps) {
  const wizard = current(signUps)
  act(() => {
    wizard.updateAnswers(() => answersFor(completeValues()))
    wizard.put('verdicts', passedVerdicts(wizard.values))
    wizard.openStep(lastStep)
  })
}

async function open() {
  const signUps = await createSignUps(config)
  let navigate: NavigateFunction = () => {}
  function Steering() {
    navigate = useNavigate()
    return null
  }
  render(
    <App signUps={signUps} texts={createI18n()}>
      <MemoryRouter>
        <Steering />
        <Pages />
      </MemoryRouter>
    </App>,
  )
  await screen.findByLabelText('Correo electrónico')
  return { signUps, back: () => act(() => navigate(-1)) }
}

const kept = () => Object.values({ ...sessionStorage }).join()
const contratar = () => screen.findByRole('button', { name: 'Contratar' })
const thanks = () =>
  screen.findByText((_, element) => element?.textContent === completeValues().email, { selector: 'b' })

it('An accepted registration leaves nothing of the person in the tab, and the next sign-up has an id of its own', async () => {
  const { signUps } = await open()
  const { id } = current(signUps).registration
  fill(signUps)
  await waitFor(() => expect(kept()).toContain('00000000T'))
  fireEvent.click(await contratar())
  await thanks()
  await waitFor(() => expect(sessionStorage.getItem('formValues')).toBeNull())
  expect(kept()).not.toMatch(/00000000T|ES9121|Prueba/)
  expect(current(signUps).values).toMatchObject({ document: '', iban: '', sepa: false, password: '' })
  expect(current(signUps).registration.status).toBe('begun')
  expect(current(signUps).registration.id).not.toBe(id)
})

it('Back after thank-you shows a fresh wizard, from which a second sign-up is sent under another id', async () => {
  const { signUps, back } = await open()
  fill(signUps)
  fireEvent.click(await contratar())
  await thanks()
  await back()
  expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('')
  expect(within(document.body).queryByRole('button', { name: 'Contratar' })).toBeNull()
  fill(signUps)
  fireEvent.click(await contratar())
  await thanks()
  expect(posted).toHaveLength(2)
  expect(posted[0]?.registrationId).not.toBe(posted[1]?.registrationId)
})

it('Salir leaves nothing of the person in the tab', async () => {
  const { signUps } = await open()
  fill(signUps)
  await waitFor(() => expect(kept()).toContain('00000000T'))
  // A letter that was not written yet is not written afterwards either.
  act(() => fill(signUps))
  act(() => signUps.clear())
  expect(sessionStorage.length).toBe(0)
  await Promise.resolve()
  expect(kept()).not.toContain('00000000T')
})
