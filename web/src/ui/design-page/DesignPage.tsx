import { Logo } from '#logo/Logo.tsx'
import { ButtonStates } from './ButtonStates.tsx'
import { ChoiceStates } from './ChoiceStates.tsx'
import { Colours } from './Colours.tsx'
import styles from './DesignPage.module.css'
import { DialogStates } from './DialogStates.tsx'
import { FieldStates } from './FieldStates.tsx'
import { FileStates } from './FileStates.tsx'
import { IconStates } from './IconStates.tsx'
import { LanguageStates } from './LanguageStates.tsx'
import { MessageStates } from './MessageStates.tsx'
import { PanelStates } from './PanelStates.tsx'
import { PhoneStates } from './PhoneStates.tsx'
import { StepStates } from './StepStates.tsx'
import { TypeScale } from './TypeScale.tsx'

/** Every token and every component in every state, to look at while working: `/design.html` of the development server. */
export function DesignPage() {
  return (
    <>
      <header className={styles.header}>
        <Logo />
        <LanguageStates />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>Design language</h1>
        <Colours />
        <TypeScale />
        <ButtonStates />
        <FieldStates />
        <PhoneStates />
        <ChoiceStates />
        <FileStates />
        <MessageStates />
        <StepStates />
        <DialogStates />
        <IconStates />
        <PanelStates />
      </main>
    </>
  )
}
