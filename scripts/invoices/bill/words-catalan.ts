import type { Vocabulary } from './wordings.ts'

/** What bills in Catalan call things: from retailers' public explanations of their bills and the regulator's model bill. */
export const catalan: Vocabulary = {
  supplyAddress: {
    tuned: [
      'Adreça de subministrament',
      'Adreça del subministrament',
      'Punt de subministrament',
      'Direcció del punt de subministrament',
      'Adreça on es dóna el servei',
    ],
    unseen: ['Ubicació del subministrament', 'Lloc de consum', 'Domicili del subministrament', 'Emplaçament'],
  },
  supplySection: {
    tuned: ['Dades del subministrament', 'DADES DEL PUNT DE SUBMINISTRAMENT'],
    unseen: ['El teu subministrament', 'SUBMINISTRAMENT'],
  },
  billingAddress: {
    tuned: ['Adreça de facturació', 'Adreça fiscal', "Adreça d'enviament"],
    unseen: ['Domicili fiscal', 'Adreça postal', 'Destinatari', 'Adreça de correspondència'],
  },
  holder: { tuned: ['Titular', 'Titular del contracte'], unseen: ['Client', 'Nom'] },
  document: { tuned: ['NIF'], unseen: ['NIF/CIF', 'Document'] },
  cups: { tuned: ['CUPS', 'Codi CUPS', 'Número CUPS'], unseen: ['Codi universal de punt de subministrament'] },
  contract: { tuned: ['Núm. de contracte'], unseen: ['Referència del contracte'] },
  tariff: { tuned: ["Peatge d'accés"], unseen: ["Tarifa d'accés", 'Peatge de transport i distribució'] },
  total: { tuned: ['Total a pagar', 'Import total'], unseen: ['Total factura'] },
  distributor: { tuned: ['Empresa distribuïdora'], unseen: ['Distribuïdora'] },
  power: {
    tuned: ['Potència contractada', 'Potències contractades'],
    unseen: ['La teva potència contractada', 'Potència del contracte'],
  },
  periods: [
    ['Punta', 'Vall'],
    ['P1', 'P2'],
    ['Període 1', 'Període 2'],
    ['Punta (P1)', 'Vall (P2)'],
  ],
  maxDemand: { tuned: ['Potència màxima demandada'], unseen: ['Demanda màxima', 'Maxímetre'] },
  powerTerm: { tuned: ['Terme de potència'], unseen: ['Facturació per potència contractada'] },
  generation: { tuned: ['CUPS de generació'], unseen: ["Codi d'autoconsum (CAU)"] },
  street: 'Carrer',
  number: 'Número',
  flat: 'Pis i porta',
  postalCode: { tuned: ['Codi postal'], unseen: ['CP'] },
  town: { tuned: ['Població', 'Localitat'], unseen: ['Municipi'] },
  province: 'Província',
  days: 'dies',
}
