import { type Atom, atom, type Getter } from 'jotai'

/**
 * An atom of a list. An item stays the same object while its content is equal, and so does the list: components that show it re-render
 * only for what changed. The items are data that JSON can write.
 */
export function stableList<Item>(read: (get: Getter) => readonly Item[]): Atom<readonly Item[]> {
  let known: { text: string; item: Item }[] = []
  let list: readonly Item[] = []
  return atom(get => {
    const now = read(get).map(item => {
      const text = JSON.stringify(item)
      return known.find(same => same.text === text) ?? { text, item }
    })
    const isSame = now.length === list.length && now.every(({ item }, index) => item === list[index])
    if (!isSame) list = now.map(({ item }) => item)
    known = now
    return list
  })
}
