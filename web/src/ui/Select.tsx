import type { ComponentProps, ReactNode } from 'react'
import control from './control.module.css'
import { useFieldControl } from './Field.tsx'
import { ChevronDownIcon } from './icons.tsx'

export interface SelectOption {
  value: string
  label: string
  /** The label's language, where it is another than the page's. */
  lang?: string | undefined
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  /** Shown while nothing was chosen, and not to be chosen again. */
  placeholder?: string
  options?: readonly SelectOption[]
  /** `<optgroup>`s, after `options`. */
  children?: ReactNode
}

/** The platform's own list, drawn like every other input. */
export function Select({ value, onChange, placeholder, options = [], children, ...rest }: SelectProps) {
  const { isValid, ...wiring } = useFieldControl() ?? {}
  return (
    <span className={control.box}>
      <select
        {...wiring}
        {...rest}
        className={control.control}
        data-valid={isValid || undefined}
        data-trailing
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <span className={control.trailing}>
        <ChevronDownIcon />
      </span>
    </span>
  )
}
