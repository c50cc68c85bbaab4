import { useTranslate } from '#i18n/use-translate.ts'
import { FilePick } from '#ui/FilePick.tsx'
import { CameraIcon } from '#ui/icons.tsx'

interface Props {
  accepted: string
  describedBy: string
  onFiles: (files: File[]) => void
}

/** On devices with a camera: take a photo, or choose a file. */
export function InvoicePicks({ accepted, describedBy, onFiles }: Props) {
  const t = useTranslate()
  return (
    <>
      <FilePick
        isPrimary
        icon={<CameraIcon />}
        label={t('supply.invoice.takePhoto')}
        accept="image/*"
        capture="environment"
        describedBy={describedBy}
        onFiles={onFiles}
      />
      <FilePick
        label={t('supply.invoice.pickFile')}
        accept={accepted}
        multiple
        describedBy={describedBy}
        onFiles={onFiles}
      />
    </>
  )
}
