import { type Atom, useStore, type WritableAtom } from 'jotai'
import { useEffect } from 'react'
import type { Store } from './stored.ts'

/** Asks a question that the values of the form make up. Once they make up another one, or none, the signal is aborted. */
type AskAtom<Question> = WritableAtom<null, [question: Question, signal: AbortSignal], unknown>

/** Asks now, and each time that the question becomes another one; null: there is none. Returns how to stop. */
export function follow<Question>(store: Store, questionAtom: Atom<Question | null>, askAtom: AskAtom<Question>) {
  let controller = new AbortController()
  function ask() {
    controller.abort()
    controller = new AbortController()
    const question = store.get(questionAtom)
    if (question !== null) store.set(askAtom, question, controller.signal)
  }
  const stop = store.sub(questionAtom, ask)
  ask()
  return () => {
    stop()
    controller.abort()
  }
}

/** Follows a question while the component is shown. */
export function useFollowed<Question>(questionAtom: Atom<Question | null>, askAtom: AskAtom<Question>) {
  const store = useStore()
  useEffect(() => follow(store, questionAtom, askAtom), [store, questionAtom, askAtom])
}
