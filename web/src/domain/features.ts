/** What an operator can switch off without a build: `SWITCHED_OFF`. */
export const features = ['campaign', 'invoice', 'estimate'] as const

export type Feature = (typeof features)[number]
