import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { FormValues } from '#domain/form-values.ts'
import { formValuesAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { fieldId } from '#state/useField.ts'
import { afterNextPaint } from '#ui/after-next-paint.ts'
import { endPreHydration, takePreHydrationClick } from './pre-hydration-click.ts'

/** The first step's fields of text. */
const written = ['email', 'password', 'phoneNumber'] as const
const ticked = ['terms', 'marketing'] as const

/** Takes over what was typed, ticked and pressed in the page as it was drawn ahead, before React was there to hear of it. */
export function useAdoptPreHydrationInput(): void {
  const store = useStore()
  const change = useSetAtom(changeFieldsAtom)
  const takeOver = useEffectEvent(() => {
    const values = store.get(formValuesAtom)
    const ahead: Partial<FormValues> = {}
    for (const field of written) {
      const typed = control(field)?.value
      if (typed && !values[field]) ahead[field] = typed
    }
    for (const field of ticked) if (control(field)?.checked && !values[field]) ahead[field] = true
    // The terms' tick carries the marketing choice along, as when it is heard.
    if (ahead.terms) ahead.marketing = true
    if (Object.keys(ahead).length > 0) change(ahead)
    const pressed = takePreHydrationClick(document)
    endPreHydration(document)
    // Not before what was typed stands in the page: Next asks about it.
    if (pressed) afterNextPaint(() => pressed.click())
  })
  useEffect(() => takeOver(), [])
}

function control(field: (typeof written | typeof ticked)[number]) {
  return document.getElementById(fieldId(field)) as HTMLInputElement | null
}
