import { Eyebrow } from '#ui/Eyebrow.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

const sizes = ['display', 'title', 'heading', 'lead', 'body', 'small', 'tiny']
const headings = new Set(['display', 'title', 'heading'])

export function TypeScale() {
  return (
    <Specimen title="Type">
      <Eyebrow>Paso 3 de 4</Eyebrow>
      {sizes.map(size => (
        <p
          key={size}
          className={styles.scale}
          style={{
            fontSize: `var(--size-${size})`,
            fontWeight: headings.has(size) ? 'var(--weight-heading)' : undefined,
            letterSpacing: headings.has(size) ? 'var(--tight)' : undefined,
          }}
        >
          Paga la luz a lo que cuesta · {size}
        </p>
      ))}
    </Specimen>
  )
}
