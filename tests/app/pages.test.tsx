import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { Page } from '#app/Page.tsx'
import { createTexts } from '#i18n/texts.ts'
import { surroundings } from '#tests/support/surroundings.ts'
import { wizardAt } from '#tests/support/wizard.ts'

function open(path: string, loader: () => unknown = () => null) {
  const around = surroundings()
  const pages = [
    { path: '/', id: 'registration_form', element: <p>inicio</p> },
    { path: '/check-email', id: 'confirmation_page', element: <p>correo</p> },
    { path: '/broken', loader, element: <p>roto</p> },
  ]
  const router = createMemoryRouter(
    [{ Component: Page, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: pages }],
    {
      initialEntries: [path],
    },
  )
  const drawn = render(
    <I18nextProvider i18n={createTexts({ url: '', apiKey: '' })}>
      <Provider store={wizardAt({ around, values: { UUID: 'u-1' } })}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  )
  return { ...drawn, router, around }
}

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

describe('Every page', () => {
  it('has a canonical link of public origin and path, taken away on leaving §2.3', async () => {
    const { router, unmount } = open('/check-email?utm_source=x')
    await screen.findByText('correo')
    expect(canonical()).toBe('https://contratar.claravia.example/check-email')
    await router.navigate('/')
    await waitFor(() => expect(canonical()).toBe('https://contratar.claravia.example/'))
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
    unmount()
    expect(canonical()).toBeUndefined()
  })

  it('reports that it was seen; the wizard reports its own steps', async () => {
    const { around, router } = open('/check-email')
    const seen = [{ event: 'virtualPageview', page_title: 'confirmation_page', UUID: 'u-1' }]
    await waitFor(() => expect(around.tracked).toEqual(seen))
    await router.navigate('/')
    await screen.findByText('inicio')
    expect(around.tracked).toHaveLength(1)
  })
})

const logged = () => vi.mocked(console.error).mock.calls.map(call => call.join(' '))

describe('The error page', () => {
  const sentence = 'Oops! Sorry, an unexpected error has occurred.'

  it.each([
    ['/nowhere', undefined, '404 Not Found'],
    ['/broken', () => Promise.reject(new Response('', { status: 403, statusText: 'Forbidden' })), '403 Forbidden'],
    ['/broken', () => Promise.reject(new Response('', { status: 400, statusText: 'Bad Request' })), '400 Bad Request'],
    ['/broken', () => Promise.reject(new Error('No se pudo cargar')), 'No se pudo cargar'],
  ])('of %s says so, with the status text or the message §2.2 §8.14', async (path, loader, detail) => {
    vi.mocked(console.error).mockImplementation(() => {})
    open(path, loader)
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/')
    await waitFor(() => expect(logged()).toEqual([expect.stringContaining(detail)]))
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    vi.mocked(console.error).mockClear()
  })

  it('says nothing of the address, which may hold personal data', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    open('/nowhere/ana@correo.example?email=ana@correo.example')
    await screen.findByRole('heading', { name: sentence })
    await waitFor(() => expect(logged().join()).toContain('404 Not Found'))
    expect(logged().join()).not.toContain('ana@')
    vi.mocked(console.error).mockClear()
  })

  it('says 405 Method Not Allowed where a form is sent that no page takes §8.14', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const { router } = open('/check-email')
    await screen.findByText('correo')
    await router.navigate('/check-email', { formMethod: 'post', formData: new FormData() })
    expect(await screen.findByText('405 Method Not Allowed')).toBeTruthy()
    await waitFor(() => expect(logged()).toHaveLength(1))
    vi.mocked(console.error).mockClear()
  })
})
