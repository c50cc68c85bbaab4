import type { Brand, MailProvider } from '#domain/brand.ts'

const gmail: MailProvider = {
  label: 'Gmail',
  url: 'https://mail.google.com/mail/u/0/#inbox',
  icon: { letter: 'G', colour: '#c5221f' },
}

/** All words and addresses that another retailer changes. The placeholder's end in `.example`, which no one can register. */
export const brand: Brand = {
  name: 'Claravía',
  supportEmail: 'hola@claravia.example',
  securityEmail: 'seguridad@claravia.example',
  supportPhone: '+34 900 000 000',
  supportHours: { es_ES: 'de lunes a viernes, de 9:00 a 20:00', en_GB: 'Monday to Friday, 9:00 to 20:00' },

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
    legalNotice: 'legal/aviso-legal',
    accessibility: 'legal/accesibilidad',
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
  wellKnownMail: { ...gmail, domains: ['gmail.com', 'googlemail.com'] },

  // The most used mail providers in Spain, in the order of the thank-you page.
  mailProviders: [
    gmail,
    { label: 'Outlook', url: 'https://outlook.live.com/mail/', icon: { letter: 'O', colour: '#0f6cbd' } },
    { label: 'Yahoo Mail', url: 'https://mail.yahoo.com/', icon: { letter: 'Y', colour: '#6001d2' } },
    { label: 'iCloud Mail', url: 'https://www.icloud.com/mail', icon: { letter: 'i', colour: '#0066cc' } },
    { label: 'Proton Mail', url: 'https://mail.proton.me/', icon: { letter: 'P', colour: '#6d4aff' } },
  ],
}
