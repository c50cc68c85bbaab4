import { useText } from '#i18n/use-text.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FilePick } from '#ui/FilePick.tsx'
import { CameraIcon, FileIcon, ImageIcon } from '#ui/later-icons.tsx'
import { Stack } from '#ui/Stack.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  onFiles: (files: File[]) => void
}

/** On a phone: the camera, photos already taken, or a PDF. */
export function InvoiceSourceDialog({ isOpen, onClose, onFiles }: Props) {
  const say = useText()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('supply.invoice.choose')} closeLabel={say('dialog.close')}>
      <Stack gap="text">
        <FilePick
          icon={<CameraIcon />}
          label={say('supply.invoice.camera')}
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        />
        <FilePick
          icon={<ImageIcon />}
          label={say('supply.invoice.photos')}
          accept="image/*"
          multiple
          onFiles={onFiles}
        />
        <FilePick
          icon={<FileIcon />}
          label={say('supply.invoice.pdf')}
          accept="application/pdf,.pdf"
          onFiles={onFiles}
        />
      </Stack>
    </Dialog>
  )
}
