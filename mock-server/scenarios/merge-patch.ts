/** A JSON value with a patch applied: members replaced, `null` deletes one, everything else stays (RFC 7396). */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged: Record<string, unknown> = { ...(isObject(value) ? value : {}) }
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete merged[name]
    else merged[name] = mergePatch(merged[name], change)
  }
  return merged
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
