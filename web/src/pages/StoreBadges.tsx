import { useAtomValue } from 'jotai'
import { useText } from '#i18n/use-text.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { NewTabHint } from './NewTabHint.tsx'
import styles from './StoreBadges.module.css'

/** The app in both stores. Words only: the stores' badges are theirs, to be put here with their permission. */
export function StoreBadges({ onPress }: { onPress: (selection: string) => void }) {
  const say = useText()
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
            <span className={styles.from}>{say(on)}</span> {say(name)}
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  )
}
