/** A piece of content of a PDF as it stands in the file, with what the file says about it. */
export interface PdfStream {
  /** The text between `<<` and `>>`, and what little stands before it. */
  dictionary: string
  packed: Uint8Array<ArrayBuffer>
}

const beginning = /stream\r?\n/g
const ending = 'endstream'

/** Enough for any invoice, and a bound for files made to waste time. */
const maxStreams = 400
const maxDictionaryLength = 4000

/** One character per byte: what is looked for is ASCII. */
export function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** The streams of a PDF in the order of the file, found without its table of contents: broken and updated files have them, too. */
export function streamsIn(bytes: Uint8Array<ArrayBuffer>, file: string): PdfStream[] {
  const streams: PdfStream[] = []
  let at = 0
  while (streams.length < maxStreams) {
    beginning.lastIndex = at
    const found = beginning.exec(file)
    if (!found) break
    const start = beginning.lastIndex
    const before = file.slice(Math.max(at, found.index - maxDictionaryLength), found.index)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const end = endOf(file, start, dictionary)
    if (end < 0) break
    streams.push({ dictionary, packed: bytes.subarray(start, end) })
    at = end + ending.length
  }
  return streams
}

/** Packed bytes may contain the word "endstream" by chance, so the declared length is used where the word follows it. */
function endOf(file: string, start: number, dictionary: string): number {
  const declaredEnd = start + Number(/\/Length\s+(\d+)\b(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN)
  const end = file.slice(declaredEnd, declaredEnd + ending.length + 2).includes(ending)
    ? declaredEnd
    : file.indexOf(ending, start)
  if (end < 0) return end
  // Browsers throw away part of what they unpacked if a line break follows it, and none if its last bytes (a checksum) are missing.
  return end - (/[\r\n]*$/.exec(file.slice(Math.max(start, end - 2), end))?.[0].length ?? 0)
}

/** The names of how a stream is packed, outermost first. */
export function filtersOf({ dictionary }: PdfStream): string[] {
  return [...dictionary.matchAll(/\/(\w+Decode)\b/g)].flatMap(([, name]) => name ?? [])
}

/** Unpacks a stream, up to about `maxBytes`; of a broken one as much as came out. Nothing if it is packed in another way. */
export async function unpacked(stream: PdfStream, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const [filter, ...more] = filtersOf(stream)
  if (filter === undefined) return stream.packed
  if (filter !== 'FlateDecode' || more.length > 0) return new Uint8Array()
  const reader = new Blob([stream.packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    while (size < maxBytes) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      size += value.length
    }
    await reader.cancel()
  } catch {
    // Something else under that name, or cut off: what came out before is what there is.
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
