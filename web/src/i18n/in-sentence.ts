/** A label as it stands within a sentence; abbreviations such as CUPS and C.P. stay as they are. */
export function inSentence(label: string): string {
  return /^\p{Lu}[\p{Lu}.]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
