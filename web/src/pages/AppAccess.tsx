import { useAtomValue } from 'jotai'
import type { ResultQuery } from '#domain/result-query.ts'
import { useText } from '#i18n/use-text.ts'
import { usePart } from '#integrations/usePart.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { PhoneIcon } from '#ui/later-icons.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './AppAccess.module.css'
import { StoreBadges } from './StoreBadges.tsx'
import { useTrackedPress } from './useTrackedView.ts'

const loadQr = () => import('./AppQr.tsx')

interface Props {
  device: ResultQuery['device']
  /** The page's name in the data layer. */
  section: string
}

/** The way into the app: a button for who signed on a phone, otherwise a code to scan and both stores. */
export function AppAccess({ device, section }: Props) {
  const say = useText()
  const press = useTrackedPress(section)
  const { deepLink } = useAtomValue(dependenciesAtom).brand.app
  const isOnPhone = device !== null
  const qr = usePart(loadQr, !isOnPhone)
  const canScan = qr.status !== 'missing'
  return (
    <Card aria-labelledby="app-access">
      <div className={styles.access}>
        <Eyebrow>{say('app.eyebrow')}</Eyebrow>
        <h2 className={styles.title} id="app-access">
          {isOnPhone ? say('app.open') : canScan ? <ScanOrDownload /> : say('app.download')}
        </h2>
        {isOnPhone ? (
          <ButtonLink
            variant="primary"
            wide
            href={deepLink}
            iconStart={<PhoneIcon />}
            onClick={() => press('go_to_app')}
          >
            {say('app.go')}
          </ButtonLink>
        ) : (
          <>
            {canScan && (
              <div className={styles.code}>
                {qr.status === 'ready' ? (
                  <qr.content.default address={deepLink} label={say('app.qr')} />
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
  const say = useText()
  return (
    <>
      <span className={styles.wide}>{say('app.scan')}</span>
      <span className={styles.narrow}>{say('app.download')}</span>
    </>
  )
}
