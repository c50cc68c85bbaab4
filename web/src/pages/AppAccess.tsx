import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ResultQuery } from '#domain/result-query.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card, Eyebrow, NewTabHint, Skeleton } from '#ui/elements.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import styles from './AppAccess.module.css'
import badges from './StoreBadges.module.css'
import { useTrackedPress } from './useTrackedView.ts'

const loadQr = () => import('qrcode.react')

/** The way into the app: a button for who signed on a phone, otherwise a code to scan and both stores. */
export function AppAccess({ device, section }: { device: ResultQuery['device']; section: string }) {
  const t = useTranslate()
  const press = useTrackedPress(section)
  const { deepLink } = useAtomValue(dependenciesAtom).brand.app
  const isOnPhone = device !== null
  const qr = useLazyModule(loadQr, !isOnPhone)
  const canScan = qr.status !== 'missing'
  return (
    <Card aria-labelledby="app-access">
      <div className={styles.access}>
        <Eyebrow>{t('app.eyebrow')}</Eyebrow>
        <h2 className={styles.title} id="app-access">
          {isOnPhone ? t('app.open') : canScan ? <ScanOrDownload /> : t('app.download')}
        </h2>
        {isOnPhone ? (
          <ButtonLink
            variant="primary"
            wide
            href={deepLink}
            iconStart={<PhoneIcon />}
            onClick={() => press('go_to_app')}
          >
            {t('app.go')}
          </ButtonLink>
        ) : (
          <>
            {canScan && (
              <div className={styles.code}>
                {qr.status === 'ready' ? (
                  <qr.content.QRCodeSVG
                    value={deepLink}
                    level="M"
                    fgColor="currentColor"
                    bgColor="transparent"
                    role="img"
                    aria-label={t('app.qr')}
                  />
                ) : (
                  <Skeleton width="11.5rem" height="11.5rem" />
                )}
              </div>
            )}
            <StoreBadges onPress={press} />
          </>
        )}
      </div>
    </Card>
  )
}

/** A phone cannot scan its own screen: at 768 px and below the code is hidden, and so are the words about it. */
function ScanOrDownload() {
  const t = useTranslate()
  return (
    <>
      <span className={styles.wide}>{t('app.scan')}</span>
      <span className={styles.narrow}>{t('app.download')}</span>
    </>
  )
}

const stores: readonly { id: 'appStore' | 'googlePlay'; selection: string; mark: ReactNode }[] = [
  {
    id: 'appStore',
    selection: 'app_store',
    mark: (
      <path
        fill="currentColor"
        d="M16.6 12.7c0-2 1.6-3 1.7-3-1-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.4.7-3 .7-.7 0-1.6-.7-2.6-.7-1.4 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.6.6 2.6.6c1.1 0 1.8-1 2.5-2 .8-1.1 1.1-2.2 1.1-2.3 0 0-2.2-.8-2.2-3.1zM14.6 6.8c.6-.7.9-1.6.8-2.6-.8 0-1.8.5-2.4 1.2-.5.6-1 1.6-.8 2.5.9.1 1.8-.5 2.4-1.1z"
      />
    ),
  },
  {
    id: 'googlePlay',
    selection: 'google_play',
    mark: (
      <>
        <path fill="#00a0ff" d="M4.6 3.3a1.5 1.5 0 0 0-.3 1v15.4c0 .4.1.8.3 1l8.5-8.700z" />
        <path fill="#32a071" d="M4.6 3.3 13.1 12l2.700-2.700L6.1 3.5c-.6-.4-1.2-.4-1.5-.2z" />
        <path fill="#ff3a44" d="M4.6 20.700 13.1 12l2.700 2.700-9.700 5.8c-.6.4-1.2.4-1.5.2z" />
        <path fill="#ffd500" d="M15.8 9.3 13.1 12l2.700 2.700 3.4-2c1-.6 1-1.5 0-2.1z" />
      </>
    ),
  },
]

/** The app in both stores. The marks are drawn here; the stores' own badges need their permission. */
function StoreBadges({ onPress }: { onPress: (selection: string) => void }) {
  const t = useTranslate()
  const { app } = useAtomValue(dependenciesAtom).brand
  return (
    <ul className={badges.badges} data-unprinted>
      {stores.map(({ id, selection, mark }) => (
        <li key={id}>
          <a
            className={badges.badge}
            href={app[id]}
            target="_blank"
            rel="noreferrer"
            onClick={() => onPress(selection)}
          >
            <svg className={badges.mark} viewBox="0 0 24 24" aria-hidden="true">
              {mark}
            </svg>
            <span>
              <span className={badges.from}>{t(`app.${id}.on`)}</span> <span>{t(`app.${id}`)}</span>
              <NewTabHint />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
