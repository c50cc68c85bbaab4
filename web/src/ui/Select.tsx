import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import control from './control.module.css'
import { useFieldControl } from './Field.tsx'
import { ChevronDownIcon } from './icons.tsx'
import styles from './Select.module.css'

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
export function Select({ value, onChange, onBlur, placeholder, options = [], children, ...rest }: SelectProps) {
  const { isValid, ...wiring } = useFieldControl() ?? {}
  const leave = (event: FocusEvent<HTMLSelectElement>) => {
    // Where the open list is part of the page, its options have the focus: that does not count as leaving the field.
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
  return (
    <span className={control.box}>
      <select
        {...wiring}
        {...rest}
        className={`${control.control} ${styles.select}`}
        data-valid={isValid || undefined}
        data-trailing
        value={value}
        onChange={event => onChange(event.target.value)}
        onBlur={leave}
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
      <span className={`${control.trailing} ${styles.chevron}`}>
        <ChevronDownIcon />
      </span>
    </span>
  )
}
