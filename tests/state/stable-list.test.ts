import { atom, createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { stableList } from '#state/stable-list.ts'

function listOf(first: { label: string; value: string }[]) {
  const store = createStore()
  const source = atom(first)
  const list = stableList(get => get(source).map(item => ({ ...item })))
  return { read: () => store.get(list), write: (items: typeof first) => store.set(source, items) }
}

const name = { label: 'name', value: 'Ana' }
const iban = { label: 'iban', value: 'ES' }

describe('A list that is computed again §own.355', () => {
  it('stays the same list while its items are equal', () => {
    const { read, write } = listOf([name, iban])
    const before = read()
    write([{ ...name }, { ...iban }])
    expect(read()).toBe(before)
  })

  it('keeps the items that are equal where one differs', () => {
    const { read, write } = listOf([name, iban])
    const before = read()
    write([name, { ...iban, value: 'ES9' }])
    expect(read()[0]).toBe(before[0])
    expect(read()[1]).toEqual({ label: 'iban', value: 'ES9' })
  })

  it('is another list with fewer items, more of them, or another order', () => {
    const { read, write } = listOf([name, iban])
    write([name])
    expect(read()).toEqual([name])
    write([name, iban])
    expect(read()).toEqual([name, iban])
    write([iban, name])
    expect(read()).toEqual([iban, name])
  })
})
