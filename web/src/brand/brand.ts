import { mailProviders, wellKnownMail } from './mail-providers.ts'

/**
 * Everything in words and addresses that another retailer changes; colours are in `brand.css`, the drawings in `Logo.tsx`,
 * `Mark.tsx` and `PanelArt.tsx`. Addresses of the placeholder brand end in `.example`, which can never belong to anybody.
 */
export const brand: Brand = {
  name: 'Claravía',
  supportEmail: 'hola@claravia.example',

  marketing: {
    root: 'https://www.claravia.example/',
    origins: ['https://www.claravia.example', 'https://claravia.example', 'https://blog.claravia.example'],
    aboutApp: 'conoce-la-app',
  },

  documents: {
    privacy: 'legal/politica-de-privacidad',
    appTerms: 'legal/condiciones-de-la-app',
    generalConditions: 'legal/condiciones-generales',
    sepaMandate: 'legal/mandato-sepa',
  },

  creditor: {
    name: 'Claravía Energía, S.L.',
    identifier: 'ES23ZZZB90745126',
    address: 'Calle del Alba 7, 28014 Madrid, España',
  },

  app: {
    deepLink: 'https://app.claravia.example/entrar',
    appStore: 'https://app-store.claravia.example/',
    googlePlay: 'https://google-play.claravia.example/',
  },

  publicOrigins: {
    dev: 'https://dev.claravia.example',
    contrata: 'https://contrata.claravia.example',
    contratar: 'https://contratar.claravia.example',
  },

  partnerMarker: 'comparador',
  wellKnownMail,
  mailProviders,
}

/** What a brand consists of. Paths are relative to the marketing root, which an environment may replace. */
export interface Brand {
  name: string
  /** Customer support, shown in messages and error popups. */
  supportEmail: string
  marketing: {
    /** Where leaving leads when the customer did not come from one of `origins`. An environment's configuration may replace it. */
    root: string
    /** The only origins a referrer may have to be gone back to. */
    origins: readonly string[]
    /** Path of the page for an existing customer who is not on a phone. */
    aboutApp: string
  }
  /** Paths of the documents shown in frames. */
  documents: Record<'privacy' | 'appTerms' | 'generalConditions' | 'sepaMandate', string>
  /** Who collects the direct debits, as the SEPA mandate names it. The identifier ends in the CIF and begins with a check by mod 97. */
  creditor: { name: string; identifier: string; address: string }
  app: {
    /** Opens the app where it is installed, else its landing page. Also what the QR code says. */
    deepLink: string
    appStore: string
    googlePlay: string
  }
  /** The origin of canonical links per environment. */
  publicOrigins: Record<'dev' | 'contrata' | 'contratar', string>
  /** The word in the URL that tells the comparison partner's customers; also sent as `source`. */
  partnerMarker: string
  /** The provider whose customers see one button that opens their mailbox. */
  wellKnownMail: MailProvider & { domains: readonly string[] }
  mailProviders: readonly MailProvider[]
}

export interface MailProvider {
  label: string
  url: string
  /** A letter and a colour for a small disc: the providers' own logos are theirs. White on the colour passes AA. */
  icon: { letter: string; colour: string }
}
