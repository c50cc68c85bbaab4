import { QRCodeSVG } from 'qrcode.react'

/** The app's address as a QR code. On its own so that it loads only where it shows. */
export default function AppQr({ address, label }: { address: string; label: string }) {
  return (
    <QRCodeSVG value={address} level="M" fgColor="currentColor" bgColor="transparent" role="img" aria-label={label} />
  )
}
