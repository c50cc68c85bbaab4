import { useAtomValue } from 'jotai'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { NewTabHint } from '#ui/elements.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/Notice.tsx'
import { appAddress } from './app-address.ts'

/** To be a customer already is no mistake: the two ways on, and nothing in red. */
export function AccountExists({ onOther }: { onOther: () => void }) {
  const t = useTranslate()
  const dependencies = useAtomValue(dependenciesAtom)
  return (
    <Notice
      tone="neutral"
      isNews
      title={t('error.email.exists')}
      actions={
        <>
          <ButtonLink href={appAddress(dependencies)} target="_blank" rel="noopener" iconEnd={<ExternalIcon />}>
            <Text>{t('account.openApp')}</Text>
            <NewTabHint />
          </ButtonLink>
          <Button variant="link" onClick={onOther}>
            {t('account.google.other')}
          </Button>
        </>
      }
    >
      <p>{t('account.exists.isYou')}</p>
    </Notice>
  )
}
