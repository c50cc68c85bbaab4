const heicBrands = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/

/** Whether a file begins as HEIC photos do, whatever its name says. AVIF shares the general brand and names itself beside it. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await file.slice(4, 64).text()
  return heicBrands.test(head) && !head.includes('avif')
}
