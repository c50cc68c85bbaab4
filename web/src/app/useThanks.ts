import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { submissionAtom } from '#state/submit.ts'

/**
 * Goes to the thank-you page, with what that page is told, each time the registration is reported done; not when the
 * customer comes back to a wizard that was done already.
 */
export function useThanks(): void {
  const navigate = useNavigate()
  const submission = useAtomValue(submissionAtom)
  const known = useRef(submission)
  useEffect(() => {
    if (submission === known.current) return
    known.current = submission
    if (submission.is === 'done') void navigate('/thank-you', { state: submission.registered })
  }, [submission, navigate])
}
