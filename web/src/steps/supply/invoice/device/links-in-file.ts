import { asText, type PdfStream, unpacked } from './pdf-streams.ts'

const link = /\/URI\s*\((https:\/\/comparador\.cnmc\.gob\.es\/[^()\\\s]*)\)/g

/** Enough for any invoice, and a bound for files made to waste time. */
const maxPackages = 100
const maxUnpackedBytes = 4_000_000

/**
 * The regulator's addresses among the links of a PDF, found without understanding it: links stand in the file as they are, or
 * in packages of objects. What is written in another way is left to whoever reads PDFs.
 */
export async function linksInFile(file: string, streams: readonly PdfStream[]): Promise<string[]> {
  const packages = streams.filter(({ dictionary }) => /\/ObjStm\b/.test(dictionary)).slice(0, maxPackages)
  const contents = await Promise.all(packages.map(async stream => asText(await unpacked(stream, maxUnpackedBytes))))
  return [file, ...contents].flatMap(text => [...text.matchAll(link)].flatMap(([, address]) => address ?? []))
}
