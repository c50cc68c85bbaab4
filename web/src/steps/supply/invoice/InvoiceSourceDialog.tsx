import { useTranslate } from '#i18n/use-translate.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { CameraIcon, FileIcon, ImageIcon } from '#ui/deferred-icons.tsx'
import { FilePick } from '#ui/FilePick.tsx'
import { Stack } from '#ui/Stack.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  onFiles: (files: File[]) => void
}

/** On a phone: the camera, photos already taken, or a PDF. */
export function InvoiceSourceDialog({ isOpen, onClose, onFiles }: Props) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('supply.invoice.choose')} closeLabel={t('dialog.close')}>
      <Stack gap="text">
        <FilePick
          icon={<CameraIcon />}
          label={t('supply.invoice.camera')}
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        />
        <FilePick icon={<ImageIcon />} label={t('supply.invoice.photos')} accept="image/*" multiple onFiles={onFiles} />
        <FilePick icon={<FileIcon />} label={t('supply.invoice.pdf')} accept="application/pdf,.pdf" onFiles={onFiles} />
      </Stack>
    </Dialog>
  )
}
