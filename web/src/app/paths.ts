/** The pages besides the wizard, as routes.tsx has them: what servers answer with a page, and hosts and logs know. */
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

/** Where the servers have the document of the reviews' frame: see web/server/reviews-frame.ts. */
export const reviewsFramePath = '/frames/reviews.html'
