/** Sentences one after the other; those of the catalogues that end without a full stop get theirs. */
export function sentences(...texts: readonly string[]): string {
  return texts.map(text => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
}
