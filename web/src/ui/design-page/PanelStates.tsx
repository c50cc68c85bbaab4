import { PanelArt } from '#logo/PanelArt.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

export function PanelStates() {
  return (
    <Specimen title="The dark panel">
      <div className={styles.panel}>
        <div>
          <Eyebrow>Tarifa transparente</Eyebrow>
          <h2>Paga la luz a lo que cuesta.</h2>
        </div>
        <CheckList look="plain">
          <CheckItem>
            <strong>Energía</strong> a coste de mercado, hora a hora
          </CheckItem>
          <CheckItem>Sin permanencia y 100 % digital</CheckItem>
        </CheckList>
        <p className={styles.fee}>
          Nuestra cuota <strong>3,90 €</strong>
        </p>
        <PanelArt />
      </div>
    </Specimen>
  )
}
