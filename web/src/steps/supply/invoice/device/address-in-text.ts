const address = /https:\/\/comparador\.cnmc\.gob\.es\/comparador\/QRE2?\?\S*/gi

/** Stands between two runs of text: no blank, and in no address. */
const seam = '\ue000'

/**
 * The regulator's addresses printed on a page, out of its runs of text. A long address is wrapped into several, and nobody
 * knows whether what follows a run belongs to it; so a last value with a seam in it is left out. Only a CUPS tells by its
 * control letters whether it is whole.
 */
export function addressesInText(runs: readonly string[]): string[] {
  return [...runs.join(seam).matchAll(address)].map(([found]) => {
    const ended = found.endsWith(seam) ? found.slice(0, -seam.length) : found
    const last = ended.slice(ended.lastIndexOf('&'))
    const certain = last.includes(seam) && !/^&cups=/i.test(last) ? ended.slice(0, -last.length) : ended
    return certain.replaceAll(seam, '')
  })
}
