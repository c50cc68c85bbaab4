import { useSetAtom, useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { nextAtom } from '#state/navigate.ts'
import { submissionAtom, submitAtom } from '#state/submit.ts'

/** Next, which after a registration that succeeded goes to the thank-you page with what that page is told. */
export function useNext(): () => Promise<void> {
  return useThenThank(useSetAtom(nextAtom))
}

/** Reintentar: sends the registration again. */
export function useRetry(): () => Promise<void> {
  return useThenThank(useSetAtom(submitAtom))
}

function useThenThank(act: () => Promise<void>): () => Promise<void> {
  const store = useStore()
  const navigate = useNavigate()
  return async () => {
    await act()
    const submission = store.get(submissionAtom)
    if (submission.is === 'done') await navigate('/thank-you', { state: submission.registered })
  }
}
