import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

const pairs: [name: string, ground: string, ink: string][] = [
  ['text on page', '--page', '--text'],
  ['text on card', '--card', '--text'],
  ['soft on card', '--card', '--text-soft'],
  ['quiet on card', '--card', '--text-quiet'],
  ['quiet on page', '--page', '--text-quiet'],
  ['link on card', '--card', '--link'],
  ['on sunken', '--sunken', '--text-soft'],
  ['on accent', '--accent', '--on-accent'],
  ['on accent wash', '--accent-wash', '--on-accent-wash'],
  ['on solid', '--solid', '--on-solid'],
  ['on done', '--done', '--on-done'],
  ['done on its wash', '--done-wash', '--done'],
  ['error on its wash', '--error-wash', '--error'],
  ['info', '--info-wash', '--link'],
  ['off', '--off', '--on-off'],
  ['on panel', '--panel', '--on-panel'],
  ['quiet on raised panel', '--panel-raised', '--on-panel-quiet'],
  ['accent on panel', '--panel', '--panel-accent'],
]

export function Colours() {
  return (
    <Specimen title="Colour">
      <div className={styles.swatches}>
        {pairs.map(([name, ground, ink]) => (
          <div key={name} className={styles.swatch} style={{ background: `var(${ground})`, color: `var(${ink})` }}>
            {name}
          </div>
        ))}
      </div>
    </Specimen>
  )
}
