import { useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { changeAddressAtom } from './cadastral-units.ts'
import { useAddressField } from './useAddressField.ts'
import { useOriginMark } from './useOriginMark.ts'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'name'> {
  name: 'address' | 'street_number' | 'zipCode'
}

/** A typed part of the address. Each change looks up the homes at the new address. */
export function AddressField({ name, ...input }: Props) {
  const part = useAddressField(name)
  const change = useSetAtom(changeAddressAtom)
  const mark = useOriginMark(name)
  return (
    <Field {...part.field} mark={mark}>
      <TextInput
        {...part.input}
        {...input}
        onChange={typed => change({ [name]: typed })}
        enterKeyHint="next"
        spellCheck={false}
      />
    </Field>
  )
}
