import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Disc } from '#ui/Disc.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/Stack.tsx'
import { StepsBar } from '#ui/StepsBar.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import styles from './DesignPage.module.css'
import { Specimen } from './Specimen.tsx'

export function StepStates() {
  return (
    <Specimen title="Steps">
      <StepsBar current={2} total={4} label="Paso 2 de 4" />
      <div className={styles.timeline}>
        <Disc number={1} state="done" />
        <Card look="folded" aria-label="folded">
          <Eyebrow>Paso 1 de 4</Eyebrow>
          <h3>Tu cuenta</h3>
        </Card>
        <Disc number={2} state="current" />
        <Card aria-label="raised">
          <Stack gap="text">
            <Eyebrow>Paso 2 de 4</Eyebrow>
            <h3>Datos del titular</h3>
            <StickyActions
              back={{ label: 'Atrás', onPress: () => {} }}
              note="Falta 1 dato: potencia valle"
              next={
                <Button variant="primary" iconEnd={<ArrowRightIcon />}>
                  Siguiente
                </Button>
              }
            />
          </Stack>
        </Card>
        <Disc number={3} state="ahead" />
        <Card look="ahead" aria-label="ahead">
          <Eyebrow>Paso 3 de 4</Eyebrow>
          <h3>Datos del suministro</h3>
        </Card>
      </div>
      <CheckList>
        <CheckItem>
          Ya está: <strong>no tienes que hacer nada más</strong>.
        </CheckItem>
        <CheckItem>
          El cambio suele tardar <strong>de 2 a 5 días laborables</strong>, según tu distribuidora.
        </CheckItem>
      </CheckList>
    </Specimen>
  )
}
