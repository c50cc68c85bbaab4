const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** A Spanish IBAN with all its control digits: bank and office of 4 digits, account of 10. */
export function spanishIban(bank: string, office: string, account: string): string {
  const number = `${bank}${office}${control(`00${bank}${office}`)}${control(account)}${account}`
  // ES stands for 1428; the check digits make the remainder of 97 come out as 1.
  const check = 98n - (BigInt(`${number}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${number}`
}

function control(tenDigits: string): number {
  const sum = [...tenDigits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? 0 : rest === 10 ? 1 : rest
}
