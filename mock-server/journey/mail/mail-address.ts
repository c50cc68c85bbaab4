/** Where one mail is read. */
export function mailAddress({ id }: { id: string }): string {
  return `/__mock/mail/${encodeURIComponent(id)}`
}
