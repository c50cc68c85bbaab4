import * as laterIcons from '#ui/deferred-icons.tsx'
import * as icons from '#ui/icons.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

export function IconStates() {
  return (
    <Specimen title="Icons">
      <div className={styles.icons}>
        {Object.entries({ ...icons, ...laterIcons }).map(([name, Icon]) => (
          <div key={name}>
            <Icon />
            {name.replace('Icon', '')}
          </div>
        ))}
      </div>
    </Specimen>
  )
}
