/** All words and addresses of a retailer: see web/src/brand/brand.ts. Paths are relative to the marketing root, which an environment may replace. */
export interface Brand {
  name: string
  supportEmail: string
  /** Takes reports of weaknesses: the contact of /.well-known/security.txt. */
  securityEmail: string
  /** In the international form, with blanks: it is shown as it is. */
  supportPhone: string
  supportHours: Record<'es_ES' | 'en_GB', string>
  marketing: {
    /** The exit for a customer who did not come from one of `origins`. An environment's configuration may replace it. */
    root: string
    /** Leaving goes back to the referrer only if its origin is one of these. */
    origins: readonly string[]
    /** Path of the page for an existing customer who is not on a phone. */
    aboutApp: string
  }
  /** Paths of the documents: the first four are shown in frames, the others open from the footer. */
  documents: Record<
    'privacy' | 'appTerms' | 'generalConditions' | 'sepaMandate' | 'legalNotice' | 'accessibility',
    string
  >
  /** The company behind the brand, as the footer names it and, as who collects the direct debits, the SEPA mandate. The identifier ends in the CIF and begins with check digits (mod 97). */
  creditor: { name: string; identifier: string; address: string }
  app: {
    /** Opens the app where it is installed, else its landing page. The QR code holds it too. */
    deepLink: string
    appStore: string
    googlePlay: string
  }
  publicOrigins: Record<'dev' | 'contrata' | 'contratar', string>
  /** The word in the URL that marks customers of the comparison partner. It is also sent as `source`. */
  partnerMarker: string
  /** Customers of this provider see one button that opens their mailbox. */
  wellKnownMail: MailProvider & { domains: readonly string[] }
  mailProviders: readonly MailProvider[]
}

export interface MailProvider {
  label: string
  url: string
  /** A letter and a colour for a small disc, because the provider's logo is a trademark. White on the colour must pass WCAG AA. */
  icon: { letter: string; colour: string }
}

/** A drawing as data, for React and for the mock server's pages. Colours are `currentColor` or tokens such as `var(--sun-500)`. */
export interface Drawing {
  viewBox: string
  shapes: readonly { d: string; fill?: string; stroke?: string; strokeWidth?: number }[]
}

/** The company's CIF, which ends its creditor identifier: ES, two check digits, a business code of three characters, the CIF. */
export function creditorCif({ identifier }: Brand['creditor']): string {
  return identifier.slice(7)
}

/** The SEPA mandate's reference, the same on screen and when signed: the registration id without hyphens (32 of 35 characters). */
export function mandateReference(registrationId: string): string {
  return registrationId.replaceAll('-', '').toUpperCase()
}

/** The address of a legal document on the company's website. */
export function documentAddress({ documents, marketing }: Brand, document: keyof Brand['documents']): string {
  return new URL(documents[document], marketing.root).href
}
