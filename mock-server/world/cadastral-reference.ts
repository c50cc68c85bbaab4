const controlTable = 'MQWERTYUIOPASDFGHJKLBZX'
const weights = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1]
const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/**
 * The 20 characters that name one dwelling: 14 of its plot, 4 of the dwelling, 2 control letters over each half of the plot
 * together with the dwelling (weights as the Dirección General del Catastro publishes them).
 */
export function cadastralReference(plot: string, unit: number): string {
  const number = String(unit).padStart(4, '0')
  return `${plot}${number}${control(plot.slice(0, 7) + number)}${control(plot.slice(7) + number)}`
}

function control(characters: string): string {
  const sum = [...characters].reduce((total, character, index) => total + worthOf(character) * (weights[index] ?? 0), 0)
  return controlTable.charAt(sum % 23)
}

function worthOf(character: string): number {
  return /\d/.test(character) ? Number(character) : alphabet.indexOf(character) + 1
}
