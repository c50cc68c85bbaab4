/** A path is written into nginx's configuration, so it may hold no character that ends a directive. Throws an Error for others. */
export function parseFilePath(variable: string, file: string): string {
  if (/^[\w./-]+$/.test(file)) return file
  throw new Error(`${variable} must be the path of a file; it is "${file}".`)
}
