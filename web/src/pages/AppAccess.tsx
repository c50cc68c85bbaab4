import { useAtomValue } from 'jotai'
import { useTranslate } from '#i18n/Text.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { Drawn } from '#logo/Drawn.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card, Eyebrow, NewTabHint, Skeleton } from '#ui/elements.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import styles from './AppAccess.module.css'
import marks from './store-marks.json' with { type: 'json' }
import { useTrackedPress } from './useTrackedView.ts'

const loadQr = () => import('qrcode.react')

/** The way into the app: a button for who signed on a phone, otherwise a code to scan and both stores. */
export function AppAccess({ isOnPhone, section }: { isOnPhone: boolean; section: string }) {
  const t = useTranslate()
  const press = useTrackedPress(section)
  const { deepLink } = useAtomValue(dependenciesAtom).brand.app
  const qr = useLazyModule(loadQr, !isOnPhone)
  const canScan = qr.status !== 'missing'
  // A phone cannot scan its own screen: at 768 px and below the code is hidden, and so are the words about it.
  const scan = (
    <>
      <span className={styles.wide}>{t('app.scan')}</span>
      <span className={styles.narrow}>{t('app.download')}</span>
    </>
  )
  const title = isOnPhone ? t('app.open') : canScan ? scan : t('app.download')
  return (
    <Card aria-labelledby="app-access">
      <div className={styles.access} data-stack>
        <Eyebrow>{t('app.eyebrow')}</Eyebrow>
        <h2 className={styles.title} id="app-access">
          {title}
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
                    width="11.5rem"
                    height="11.5rem"
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

const stores = [
  { id: 'appStore', selection: 'app_store' },
  { id: 'googlePlay', selection: 'google_play' },
] as const

/** The app in both stores. The marks are drawn here; the stores' own badges need their permission. */
function StoreBadges({ onPress }: { onPress: (selection: string) => void }) {
  const t = useTranslate()
  const { app } = useAtomValue(dependenciesAtom).brand
  return (
    <ul className={styles.stores} data-row data-unprinted>
      {stores.map(({ id, selection }) => (
        <li key={id}>
          <a href={app[id]} target="_blank" rel="noreferrer" onClick={() => onPress(selection)}>
            <Drawn width="1.5rem" height="1.5rem" drawing={marks[id]} />
            <span>
              <small>{t(`app.${id}.on`)}</small> <span>{t(`app.${id}`)}</span>
              <NewTabHint />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
