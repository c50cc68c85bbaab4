export { reviewsFramePath } from '#app/reviews-frame-path.ts'

/** The pages besides the wizard, as web/src/app/routes.tsx has them: what servers answer with a page, and hosts and logs know. */
export const resultPaths = [
  '/thank-you',
  '/check-email',
  '/continue-in-app',
  '/user-confirmed',
  '/contract-confirmed',
  '/contract-cancelled',
  '/iban-confirmed',
  '/iban-cancelled',
] as const

/** The one of them that an id may follow. */
export const pathWithId = '/thank-you' satisfies (typeof resultPaths)[number]
