const link = /\/URI\s*\((https:\/\/comparador\.cnmc\.gob\.es\/[^()\\\s]*)\)/g
const packedObjects = /\/ObjStm\b.{0,400}?>>\s*stream\r?\n/gs

/** Enough for any invoice, and a bound for files made to waste time. */
const mostPackages = 100
const mostUnpackedBytes = 4_000_000

/**
 * The regulator's addresses among the links of a PDF, found without understanding it: links stand in the file as they are, or
 * in packages of objects. What is written in another way is left to whoever reads PDFs.
 */
export async function linksInFile(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const file = asText(bytes)
  const packages = [...file.matchAll(packedObjects)].slice(0, mostPackages)
  const unpacked = await Promise.all(
    packages.map(async ({ 0: head, index }) => {
      const start = index + head.length
      const end = file.indexOf('endstream', start)
      return end < 0 ? '' : unpack(bytes.subarray(start, end))
    }),
  )
  return [file, ...unpacked].flatMap(text => [...text.matchAll(link)].flatMap(([, address]) => address ?? []))
}

/** One character per byte: what is looked for is ASCII. */
function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    while (text.length < mostUnpackedBytes) {
      const { done, value } = await reader.read()
      if (done) break
      text += asText(value)
    }
    await reader.cancel()
  } catch {
    // Packed in another way, or the line break before "endstream": what came out before is what there is.
  }
  return text
}
