import type { ReactNode } from 'react'
import type { FailureHelp as Help } from '#api/error-message.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'

const load = () => import('./FailureHelp.tsx')

/**
 * What helps besides the sentence about a failed call, or null. No part of the first load, but fetched before anything fails: it is
 * there when a connection is lost, and is drawn together with the sentence.
 */
export function useFailureHelp(help: Help | undefined): ReactNode {
  const part = useLazyModule(load, help !== undefined)
  return help && part.status === 'ready' ? <part.content.FailureHelp help={help} /> : null
}
