import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { invoiceFilesAtom } from './read-invoice.ts'

/** Addresses of the invoice's photos, to be shown small; given back when the photos change or the step is left. */
export function useThumbnails(): readonly string[] {
  const files = useAtomValue(invoiceFilesAtom)
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.filter(({ type }) => type.startsWith('image/')).map(photo => URL.createObjectURL(photo))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [files])
  return addresses
}
