/** Where the customer came from, as the registration reports it. */
export interface Attribution {
  hasRegisteredByDesktop: boolean
  /** The comparison partner's marker word, if the page's address carries it. */
  source?: string
  /** The affiliate click id of the `tduid` cookie. */
  clickId?: string
  originalSource?: string
  originalMedium?: string
}
