import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { FormValues } from '#domain/form-values.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { fieldId } from '#state/useField.ts'

/** The first step's fields of text. */
const written = ['email', 'password', 'phoneNumber'] as const

/** Takes over what was typed and ticked into the page as it was drawn ahead, before React was there to hear of it. */
export function useTypedAhead(): void {
  const values = useAtomValue(formValuesAtom)
  const change = useSetAtom(changeFieldsAtom)
  const takeOver = useEffectEvent(() => {
    const ahead: Partial<FormValues> = {}
    for (const field of written) {
      const typed = control(field)?.value ?? ''
      if (typed !== '' && values[field] === '') ahead[field] = typed
    }
    // The terms' tick carries the marketing choice along, as when it is heard.
    if (control('terms')?.checked && !values.terms) Object.assign(ahead, { terms: true, marketing: true })
    if (Object.keys(ahead).length > 0) change(ahead)
  })
  useEffect(() => takeOver(), [])
}

function control(field: (typeof written)[number] | 'terms'): HTMLInputElement | null {
  return document.querySelector(`#${fieldId(field)}`)
}
