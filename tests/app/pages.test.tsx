import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { resultPaths } from '#app/paths.ts'
import { Pages, pages } from '#app/routes.tsx'
import { createI18n } from '#i18n/create-i18n.ts'
import { soleSignUp, wizardAt } from '#tests/support/wizard.ts'

function open(
  path: string,
  { broken: Broken = () => <p>roto</p>, status }: { broken?: () => ReactNode; status?: number } = {},
) {
  let navigate: NavigateFunction = () => {}
  const shown = [
    { path: '/', element: <p>inicio</p> },
    { path: '/check-email', element: <p>correo</p> },
    { path: '/broken', element: <Broken /> },
  ]
  function Steering() {
    navigate = useNavigate()
    return null
  }
  const drawn = render(
    <App signUps={soleSignUp(wizardAt())} texts={createI18n()}>
      <MemoryRouter initialEntries={[path]}>
        <Steering />
        <Pages shown={shown} status={status} />
      </MemoryRouter>
    </App>,
  )
  return { ...drawn, go: (to: string) => act(() => navigate(to)) }
}

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

it('Every page has a canonical link of public origin and path, taken away on leaving §2.3', async () => {
  const { go, unmount } = open('/check-email?utm_source=x')
  await screen.findByText('correo')
  expect(canonical()).toBe('https://contratar.retailer.example/check-email')
  await go('/')
  await waitFor(() => expect(canonical()).toBe('https://contratar.retailer.example/'))
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
  unmount()
  expect(canonical()).toBeUndefined()
})

const logged = () => vi.mocked(console.error).mock.calls.map(call => call.join(' '))

describe('The error page', () => {
  const sentence = 'Oops! Sorry, an unexpected error has occurred.'

  const fails = () => {
    throw new Error('No se pudo cargar')
  }

  it.each([
    ['/nowhere', {}, '404 Not Found'],
    ['/check-email', { status: 403 }, '403 Forbidden'],
    ['/check-email', { status: 400 }, '400 Bad Request'],
    ['/check-email', { status: 405 }, '405 Method Not Allowed'],
    ['/broken', { broken: fails }, 'No se pudo cargar'],
  ])('of %s says so, with the status text or the message §2.2 §8.14', async (path, what, detail) => {
    vi.mocked(console.error).mockImplementation(() => {})
    open(path, what)
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    expect(screen.getByText(/^La página no existe o algo ha fallado\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    vi.mocked(console.error).mockClear()
  })

  it('says nothing of the address, which may hold personal data', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    open('/nowhere/ana@correo.example?email=ana@correo.example')
    await screen.findByRole('heading', { name: sentence })
    expect(document.body.textContent + logged().join()).not.toContain('ana@')
    vi.mocked(console.error).mockClear()
  })
})

it('Servers and hosts of static files know every page that the product has, and no other', () => {
  expect(pages.map(({ path }) => path.replace('/:uuid?', '')).toSorted()).toEqual(['/', ...resultPaths].toSorted())
})
