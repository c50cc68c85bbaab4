const floors: Record<string, string> = { BJ: 'bajo', EN: 'entresuelo', PR: 'principal', AT: 'ático', SM: 'semisótano' }
const doors: Record<string, string> = { IZ: 'izda.', DR: 'dcha.', CE: 'centro' }

function number(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null
}

function floor(code: string): string {
  const storey = number(code)
  if (storey === null) return floors[code.toUpperCase()] ?? code
  if (storey === 0) return 'bajo'
  return storey < 0 ? `sótano ${-storey}` : `${storey}.º`
}

function door(code: string): string {
  const at = number(code)
  return at === null ? (doors[code.toUpperCase()] ?? code) : `${at}.ª`
}

/** The cadastre's words as people write them: `Bloque 1, escalera 1, planta 04, puerta C` is `Bl. 1, esc. 1, 4.º C`. */
export function readableDetails(details: string): string {
  const parts = new Map<string, string>()
  for (const part of details.split(', ')) {
    const [, name = '', code = ''] = /^(bloque|escalera|planta|puerta) (\S+)$/i.exec(part) ?? []
    if (!code) return details
    parts.set(name.toLowerCase(), code)
  }
  const at = (name: string, written: (code: string) => string) => {
    const code = parts.get(name)
    return code ? [written(code)] : []
  }
  const home = [...at('planta', floor), ...at('puerta', parts.has('planta') ? door : code => `puerta ${code}`)].join(
    '\u00a0',
  )
  const readable = [
    ...at('bloque', code => `bl.\u00a0${number(code) ?? code}`),
    ...at('escalera', code => `esc.\u00a0${number(code) ?? code}`),
    ...(home ? [home] : []),
  ].join(', ')
  return readable.charAt(0).toUpperCase() + readable.slice(1)
}
