import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

const paragraph = 'Lo que firmas, en palabras sencillas: te cobramos la luz a lo que cuesta y una cuota fija al mes. '

export function DialogStates() {
  const [open, setOpen] = useState<'leave' | 'document' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen title="Dialogs">
      <div className={styles.line}>
        <Button onClick={() => setOpen('leave')}>Leave</Button>
        <Button onClick={() => setOpen('document')}>Document</Button>
      </div>
      <Dialog
        isOpen={open === 'leave'}
        onClose={close}
        title="¿Seguro que quieres salir?"
        subtitle="Perderás los cambios que no hayas guardado."
        closeLabel="Cerrar"
        actions={
          <>
            <Button onClick={close}>Salir</Button>
            <Button variant="primary" onClick={close}>
              Continuar
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={open === 'document'}
        onClose={close}
        title="Condiciones generales"
        closeLabel="Cerrar"
        size="wide"
      >
        <p>{paragraph.repeat(60)}</p>
      </Dialog>
    </Specimen>
  )
}
