import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { PhoneCountry } from '#domain/phone-rules.ts'
import { CountrySelect, matchingCountries } from '#steps/account/CountrySelect.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

const countries: PhoneCountry[] = [
  { code: 'AD', name: 'Andorra', dialCode: '376' },
  { code: 'ES', name: 'España', dialCode: '34' },
  { code: 'FR', name: 'Francia', dialCode: '33' },
  { code: 'PT', name: 'Portugal', dialCode: '351' },
  { code: 'GB', name: 'Reino Unido', dialCode: '44' },
  { code: 'DO', name: 'República Dominicana', dialCode: '1' },
]

function Choice() {
  const [code, setCode] = useState('ES')
  return (
    <>
      <CountrySelect value={code} onChange={setCode} countries={countries} />
      <button type="button">Otra cosa</button>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: /País/ })
const pointed = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

describe('The country select', () => {
  it('shows flag and dial code while closed, the names only while open', async () => {
    renderInWizard(<Choice />)
    expect(opener().textContent).toContain('+34')
    expect(opener().querySelector('img')?.getAttribute('src')).toBe('/flags/ES.svg')
    expect(screen.queryByText('Francia')).toBeNull()
    await userEvent.click(opener())
    await screen.findByRole('listbox')
    const options = within(screen.getByRole('listbox')).getAllByRole('option')
    expect(options.map(option => option.textContent)).toContain('Francia+33')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('España+34')
  })

  it('moves by arrow keys from the chosen country and stops at the ends', async () => {
    renderInWizard(<Choice />)
    await userEvent.click(opener())
    await screen.findByRole('listbox')
    expect(pointed()).toBe('España+34')
    await userEvent.keyboard('{ArrowDown}')
    expect(pointed()).toBe('Francia+33')
    await userEvent.keyboard('{PageUp}')
    expect(pointed()).toBe('Andorra+376')
    await userEvent.keyboard('{ArrowUp}')
    expect(pointed()).toBe('Andorra+376')
  })

  it('says how many are left, and when there are none', async () => {
    renderInWizard(<Choice />)
    await userEvent.click(opener())
    await screen.findByRole('listbox')
    await userEvent.keyboard('an')
    expect(screen.getByRole('status').textContent).toBe('1 países')
    await userEvent.keyboard('xyz')
    expect(screen.getByText('Ningún país coincide')).toBeTruthy()
  })
})

describe('Typing finds a country', () => {
  const found = (typed: string) => matchingCountries(countries, typed).map(country => country.code)

  it.each([
    ['by its name without accents', 'espana', ['ES']],
    ['by a later word of its name', 'domini', ['DO']],
    ['by its dial code', '34', ['ES']],
    ['by its dial code with plus or 00', '+351', ['PT']],
    ['by its dial code with 00', '00351', ['PT']],
    ['by its two letters', 'gb', ['GB']],
    ['those that begin so before those that have it later', 're', ['GB', 'DO']],
    ['all of them for nothing', ' ', ['AD', 'ES', 'FR', 'PT', 'GB', 'DO']],
  ])('%s: %s', (_, typed, codes) => expect(found(typed)).toEqual(codes))
})
