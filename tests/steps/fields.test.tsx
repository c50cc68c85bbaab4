import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import AccountForm from '#steps/account/AccountForm.tsx'
import BankForm from '#steps/bank/BankForm.tsx'
import HolderForm from '#steps/holder/HolderForm.tsx'
import SupplyForm from '#steps/supply/SupplyForm.tsx'
import { renderInWizard } from '#tests/support/render.tsx'
import { completeValues } from '#tests/support/values.ts'

/** What a browser needs to know to fill in, and a phone to show the right keyboard: type, autocomplete, inputmode, autocapitalize. */
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
    'C.P.': 'text postal-code numeric characters',
    Provincia: 'select-one address-level1 - -',
    Localidad: 'text address-level2 - -',
  },
  bank: { IBAN: 'text off - characters' },
} as const
const forms = { account: AccountForm, holder: HolderForm, supply: SupplyForm, bank: BankForm }

it.each(Object.keys(purposes) as (keyof typeof purposes)[])(
  'every field of the step %s says what it is for §2.27 §2.37',
  step => {
    const Form = forms[step]
    const values = completeValues({ isCompany: step === 'holder', cupsOutcome: 'notFound' })
    const { container } = renderInWizard(<Form />, { step, values })
    for (const [label, wanted] of Object.entries(purposes[step])) {
      const field = screen.getByLabelText<HTMLInputElement>(label)
      const names = ['autocomplete', 'inputmode', 'autocapitalize']
      expect([field.type, ...names.map(name => field.getAttribute(name) ?? '-')].join(' '), label).toBe(wanted)
    }
    const texts = container.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file])')
    const unhelpful = [...texts].filter(
      field =>
        !field.hasAttribute('enterkeyhint') ||
        (field.getAttribute('type') !== 'tel' && field.getAttribute('spellcheck') !== 'false'),
    )
    expect(unhelpful).toEqual([])
  },
)
