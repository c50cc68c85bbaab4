import type { Brand, MailProvider } from '#domain/brand.ts'

const mail: MailProvider = { label: 'Correo', url: 'https://correo.example/', icon: { letter: 'C', colour: '#174c3c' } }

/** Another retailer, invented to prove that nothing of the first one stands anywhere but in its own folder. */
export const brand: Brand = {
  name: 'Nordika',
  supportEmail: 'ayuda@nordika.example',
  supportPhone: '+34 900 000 001',
  supportHours: { es_ES: 'todos los días', en_GB: 'every day' },
  marketing: {
    root: 'https://nordika.example/',
    origins: ['https://nordika.example'],
    aboutApp: 'app',
  },
  documents: {
    privacy: 'privacidad',
    appTerms: 'app-condiciones',
    generalConditions: 'contrato',
    sepaMandate: 'mandato',
    legalNotice: 'aviso',
    accessibility: 'accesibilidad',
  },
  creditor: {
    name: 'Nordika Luz, S.A.',
    identifier: 'ES66ZZZA11111119',
    address: 'Plaza Inventada 2, 39000 Santander, España',
  },
  app: {
    deepLink: 'https://movil.nordika.example/',
    appStore: 'https://tienda-a.nordika.example/',
    googlePlay: 'https://tienda-g.nordika.example/',
  },
  publicOrigins: {
    dev: 'https://dev.nordika.example',
    contrata: 'https://contrata.nordika.example',
    contratar: 'https://contratar.nordika.example',
  },
  partnerMarker: 'socio',
  wellKnownMail: { ...mail, domains: ['correo.example'] },
  mailProviders: [mail],
}
