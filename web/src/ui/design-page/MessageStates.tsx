import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

export function MessageStates() {
  return (
    <Specimen title="Messages and waiting">
      <ErrorSummary
        title="Faltan 2 datos para continuar"
        attempt={0}
        items={[
          { fieldId: 'a', label: 'Móvil', error: 'Número demasiado corto.' },
          { fieldId: 'b', label: 'Potencia valle', error: 'Este campo es obligatorio' },
        ]}
      />
      <Notice title="Tus datos siguen aquí">Hemos guardado lo que escribiste; solo falta la contraseña.</Notice>
      <Notice tone="success" title="Cuenta comprobada">
        Es de Banco de Pruebas, oficina de Madrid.
      </Notice>
      <Notice tone="warning" title="Estás sin conexión">
        No pierdes nada: seguimos cuando vuelva.
      </Notice>
      <Notice
        tone="error"
        title="No podemos validar el CUPS por un error en el servidor"
        actions={<Button variant="link">Reintentar</Button>}
      >
        No es culpa tuya. Espera un momento y vuelve a probar.
      </Notice>
      <ProgressBar label="Subiendo" value={0.4} />
      <ProgressBar label="Leyendo" value={null} />
      <div className={styles.line}>
        <Spinner /> Comprobando el punto de suministro…
      </div>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton />
      <Skeleton width="80%" />
    </Specimen>
  )
}
