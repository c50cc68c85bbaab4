import type { Vocabulary } from './wordings.ts'

/** What bills in Galician call things: from retailers' public explanations of their bills and the regulator's model bill. */
export const galician: Vocabulary = {
  supplyAddress: {
    tuned: ['Enderezo de subministración', 'Enderezo da subministración', 'Punto de subministración'],
    unseen: ['Lugar de subministro', 'Enderezo do subministro', 'Localización da subministración'],
  },
  supplySection: {
    tuned: ['Datos da subministración', 'DATOS DO PUNTO DE SUBMINISTRACIÓN'],
    unseen: ['A túa subministración', 'Datos do subministro'],
  },
  billingAddress: {
    tuned: ['Enderezo de facturación', 'Enderezo fiscal'],
    unseen: ['Domicilio fiscal', 'Enderezo postal', 'Enderezo de envío', 'Destinatario'],
  },
  holder: { tuned: ['Titular', 'Titular do contrato'], unseen: ['Cliente', 'Nome'] },
  document: { tuned: ['NIF'], unseen: ['DNI'] },
  cups: { tuned: ['CUPS', 'Código CUPS'], unseen: ['Código universal do punto de subministración'] },
  contract: { tuned: ['Nº de contrato'], unseen: ['Referencia do contrato'] },
  tariff: { tuned: ['Peaxe de acceso'], unseen: ['Tarifa de acceso'] },
  total: { tuned: ['Total a pagar', 'Importe total'], unseen: ['Total factura'] },
  distributor: { tuned: ['Empresa distribuidora'], unseen: ['Distribuidora'] },
  power: { tuned: ['Potencia contratada', 'Potencias contratadas'], unseen: ['A túa potencia contratada'] },
  periods: [
    ['Punta', 'Val'],
    ['P1', 'P2'],
    ['Período 1', 'Período 2'],
  ],
  maxDemand: { tuned: ['Potencia máxima demandada'], unseen: ['Demanda máxima'] },
  powerTerm: { tuned: ['Termo de potencia'], unseen: ['Facturación por potencia contratada'] },
  generation: { tuned: ['CUPS de xeración'], unseen: ['Código de autoconsumo (CAU)'] },
  street: 'Rúa',
  number: 'Número',
  flat: 'Andar e porta',
  postalCode: { tuned: ['Código postal'], unseen: ['CP'] },
  town: { tuned: ['Localidade', 'Poboación'], unseen: ['Concello'] },
  province: 'Provincia',
  days: 'días',
}
