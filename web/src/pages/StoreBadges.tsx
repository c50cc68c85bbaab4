import { useAtomValue } from 'jotai'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { NewTabHint } from '#ui/NewTabHint.tsx'
import styles from './StoreBadges.module.css'

/** The app in both stores. Words only: the stores' badges are theirs, to be put here with their permission. */
export function StoreBadges({ onPress }: { onPress: (selection: string) => void }) {
  const t = useTranslate()
  const { appStore, googlePlay } = useAtomValue(dependenciesAtom).brand.app
  const stores = [
    { address: appStore, on: 'app.appStore.on', name: 'app.appStore', selection: 'app_store' },
    { address: googlePlay, on: 'app.googlePlay.on', name: 'app.googlePlay', selection: 'google_play' },
  ] as const
  return (
    <ul className={styles.badges}>
      {stores.map(({ address, on, name, selection }) => (
        <li key={name}>
          <a
            className={styles.badge}
            href={address}
            target="_blank"
            rel="noreferrer"
            onClick={() => onPress(selection)}
          >
            <span className={styles.from}>{t(on)}</span>
            <Text>{` ${t(name)}`}</Text>
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  )
}
