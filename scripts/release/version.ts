type Version = readonly [major: number, minor: number, patch: number]

/** Reads `1.4.0`. Throws an Error for any other form, that of a pre-release included. */
export function parseVersion(text: string): Version {
  const parts = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text)
  if (!parts) throw new Error(`A version has three numbers, such as 1.4.0; this is "${text}".`)
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])]
}

export function isLater(version: Version, other: Version): boolean {
  const different = version.findIndex((part, index) => part !== other[index])
  return different >= 0 && (version[different] ?? 0) > (other[different] ?? 0)
}

/** Whether a version may ask others to change something: a new major one, or before 1.0.0 a new minor one. */
export function mayBreak([major, minor]: Version, [earlierMajor, earlierMinor]: Version): boolean {
  return major > earlierMajor || (major === 0 && minor > earlierMinor)
}
