import type { Vocabulary } from './wordings.ts'

/** What bills in Basque call things: from retailers' public explanations of their bills and the regulator's model bill. */
export const basque: Vocabulary = {
  supplyAddress: {
    tuned: ['Hornidura-helbidea', 'Hornidura-puntuaren helbidea', 'Hornidura-puntua'],
    unseen: ['Horniduraren kokapena', 'Hornikuntzaren helbidea', 'Hornidura-lekua'],
  },
  supplySection: { tuned: ['Horniduraren datuak', 'HORNIDURA-PUNTUAREN DATUAK'], unseen: ['Zure hornidura'] },
  billingAddress: {
    tuned: ['Fakturazio-helbidea', 'Helbide fiskala'],
    unseen: ['Posta-helbidea', 'Bidalketa-helbidea', 'Zerga-helbidea'],
  },
  holder: { tuned: ['Titularra', 'Kontratuaren titularra'], unseen: ['Bezeroa', 'Izena'] },
  document: { tuned: ['IFZ'], unseen: ['NAN'] },
  cups: { tuned: ['CUPS', 'CUPS kodea'], unseen: ['Hornidura-puntuaren kode unibertsala'] },
  contract: { tuned: ['Kontratu-zenbakia'], unseen: ['Kontratuaren erreferentzia'] },
  tariff: { tuned: ['Sarbide-bidesaria'], unseen: ['Sarbide-tarifa'] },
  total: { tuned: ['Guztira', 'Zenbatekoa guztira'], unseen: ['Fakturaren zenbatekoa'] },
  distributor: { tuned: ['Enpresa banatzailea'], unseen: ['Banatzailea'] },
  power: { tuned: ['Kontratatutako potentzia', 'Potentzia kontratatua'], unseen: ['Zure potentzia kontratatua'] },
  periods: [
    ['Punta', 'Harana'],
    ['P1', 'P2'],
    ['1. aldia', '2. aldia'],
    ['P1 (punta)', 'P2 (harana)'],
  ],
  maxDemand: { tuned: ['Eskatutako gehieneko potentzia'], unseen: ['Gehieneko eskaria'] },
  powerTerm: { tuned: ['Potentzia-terminoa'], unseen: ['Fakturatutako potentzia'] },
  generation: { tuned: ['Sorkuntzaren CUPS'], unseen: ['Autokontsumo-kodea (CAU)'] },
  street: 'Kalea',
  number: 'Zenbakia',
  flat: 'Solairua eta atea',
  postalCode: { tuned: ['Posta-kodea'], unseen: ['PK'] },
  town: { tuned: ['Herria'], unseen: ['Udalerria'] },
  province: 'Probintzia',
  days: 'egun',
}
