import { type ReactNode, useState } from 'react'
import type { MessageKey } from '#i18n/message.ts'
import { RichText, Text, useTranslate } from '#i18n/Text.tsx'
import { Button } from '#ui/Button.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Help {
  hint: MessageKey
  question: MessageKey
  lead?: MessageKey
  picture?: ReactNode
  facts: readonly MessageKey[]
}

/** A field's hint, whose question opens a dialog that answers it, and this dialog. */
export function useHelp({ hint, question, lead, picture, facts }: Help) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    hint: (
      <>
        <Text>{`${t(hint)} `}</Text>
        <Button variant="link" onClick={() => setOpen(true)}>
          {t(question)}
        </Button>
      </>
    ),
    dialog: isOpen && (
      <Dialog
        onClose={close}
        title={t(question)}
        subtitle={lead && t(lead)}
        actions={
          <Button variant="primary" onClick={close}>
            {t('help.close')}
          </Button>
        }
      >
        {picture}
        <CheckList>
          {facts.map(fact => (
            <CheckItem key={fact}>
              <RichText text={fact} />
            </CheckItem>
          ))}
        </CheckList>
      </Dialog>
    ),
  }
}
