import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ExternalIcon } from '#ui/icons.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

export function ButtonStates() {
  return (
    <Specimen title="Buttons">
      <div className={styles.line}>
        <Button variant="primary" iconEnd={<ArrowRightIcon />}>
          Siguiente
        </Button>
        <Button variant="primary" iconEnd={<ArrowRightIcon />} aria-disabled>
          Siguiente
        </Button>
        <Button variant="primary" iconEnd={<ArrowRightIcon />} loading>
          Siguiente
        </Button>
        <Button variant="primary" loading>
          Contratar
        </Button>
      </div>
      <div className={styles.line}>
        <Button>Validar</Button>
        <Button aria-disabled>Validar</Button>
        <Button loading>Validar</Button>
        <Button variant="quiet" iconStart={<ArrowLeftIcon />}>
          Atrás
        </Button>
        <Button variant="link">Editar</Button>
        <ButtonLink href="#mail" iconEnd={<ExternalIcon />}>
          Abrir el correo
        </ButtonLink>
      </div>
      <Button variant="primary" wide>
        Contratar
      </Button>
    </Specimen>
  )
}
