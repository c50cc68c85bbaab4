import type { FailureHelp as Help } from '#api/error-message.ts'
import { withTranslations } from '#i18n/deferred-messages.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'

const load = () => withTranslations(import('./FailureHelp.tsx'))

/** No part of the first load. Rendered always, so that it is there before a connection is lost. */
export function LazyFailureHelp({ help }: { help: Help | undefined }) {
  const part = useLazyModule(load, help !== undefined)
  return part.status === 'ready' && <part.content.FailureHelp help={help} />
}
