import type { Brand } from '#domain/brand.ts'
import { mailProviders, wellKnownMail } from './mail-providers.ts'

/**
 * All words and addresses that another retailer changes. The colours are in `brand.css`, the drawings in `Logo.tsx`,
 * `Mark.tsx` and `PanelArt.tsx`. The placeholder brand's addresses end in `.example`, which nobody can register.
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
