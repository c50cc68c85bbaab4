import type { Random } from '../random.ts'

export type Language = 'es' | 'ca' | 'gl' | 'eu'

/** Wordings the reader may be tuned on, and wordings kept back that only judge it. */
export interface Wordings {
  tuned: readonly string[]
  unseen: readonly string[]
}

/** What a bill calls things, in one language. */
export interface Vocabulary {
  supplyAddress: Wordings
  supplySection: Wordings
  billingAddress: Wordings
  holder: Wordings
  document: Wordings
  cups: Wordings
  contract: Wordings
  tariff: Wordings
  total: Wordings
  distributor: Wordings
  power: Wordings
  periods: readonly (readonly [punta: string, valle: string])[]
  maxDemand: Wordings
  powerTerm: Wordings
  generation: Wordings
  street: string
  number: string
  flat: string
  postalCode: Wordings
  town: Wordings
  province: string
  days: string
}

/** Sets what can be chosen from: `tuned` only, or `unseen` where there is one, else any. */
export function wordingFrom(random: Random, wordings: Wordings, isTuned: boolean): string {
  if (isTuned || wordings.unseen.length === 0) return random.pick(wordings.tuned)
  return random.chance(0.7) ? random.pick(wordings.unseen) : random.pick(wordings.tuned)
}

const usualPeriods = [
  ['Punta', 'Valle'],
  ['P1', 'P2'],
  ['Periodo 1', 'Periodo 2'],
  ['P1 (punta)', 'P2 (valle)'],
  ['Punta (P1)', 'Valle (P2)'],
  ['punta-llano', 'valle'],
] as const

/** From retailers' public explanations of their bills, the regulator's model bill, and glossaries in each language. */
export const vocabularies: Record<Language, Vocabulary> = {
  es: {
    supplyAddress: {
      tuned: [
        'Dirección de suministro',
        'Dirección del suministro',
        'Domicilio de suministro',
        'Punto de suministro',
        'Dirección del punto de suministro',
        'Lugar de suministro',
        'Dirección suministro',
      ],
      unseen: [
        'Ubicación del suministro',
        'Suministro en',
        'Localización del punto de suministro',
        'Lugar de consumo',
        'Dirección de consumo',
        'Emplazamiento',
        'Situación del suministro',
        'Inmueble suministrado',
        'Dónde te damos luz',
        'Tu casa',
        'Dirección de la instalación',
      ],
    },
    supplySection: {
      tuned: ['Datos del suministro', 'DATOS DEL PUNTO DE SUMINISTRO', 'Información del suministro'],
      unseen: ['Tu suministro', 'SUMINISTRO', 'Sobre tu punto de luz', 'Contrato de suministro', 'El suministro'],
    },
    billingAddress: {
      tuned: ['Dirección de facturación', 'Dirección fiscal', 'Dirección de envío', 'Dirección de correspondencia'],
      unseen: [
        'Domicilio fiscal',
        'Domicilio del titular',
        'Dirección postal',
        'Enviamos tu factura a',
        'Destinatario',
        'Dirección de contacto',
        'Domicilio de cobro',
      ],
    },
    holder: { tuned: ['Titular', 'Titular del contrato', 'Nombre'], unseen: ['Cliente', 'A nombre de', 'Contratante'] },
    document: { tuned: ['NIF', 'DNI'], unseen: ['Documento', 'NIF/CIF', 'Identificación fiscal'] },
    cups: {
      tuned: ['CUPS', 'Código CUPS', 'Identificación punto de suministro (CUPS)'],
      unseen: [
        'Código unificado de punto de suministro',
        'Nº CUPS',
        'CUPS electricidad',
        'Código del punto de suministro',
      ],
    },
    contract: { tuned: ['Nº de contrato', 'Contrato'], unseen: ['Referencia del contrato', 'Contrato de acceso'] },
    tariff: { tuned: ['Peaje de acceso', 'Tarifa de acceso'], unseen: ['Peaje', 'ATR', 'Segmento de peajes'] },
    total: { tuned: ['Total a pagar', 'Importe total'], unseen: ['Total factura', 'A pagar', 'Importe de tu factura'] },
    distributor: { tuned: ['Empresa distribuidora', 'Distribuidora'], unseen: ['Tu distribuidora', 'Distribuye'] },
    power: {
      tuned: ['Potencia contratada', 'Potencias contratadas', 'Pot. contratada'],
      unseen: [
        'Potencia del contrato',
        'Tu potencia contratada',
        'Potencia que tienes contratada',
        'kW contratados',
        'Potencia contratada actual',
        'Contratada',
      ],
    },
    periods: usualPeriods,
    maxDemand: {
      tuned: ['Potencia máxima demandada', 'Potencia máxima demandada último año'],
      unseen: ['Máxima potencia registrada', 'Demanda máxima', 'Picos de potencia', 'Maxímetro', 'Potencia demandada'],
    },
    powerTerm: {
      tuned: ['Término de potencia', 'Potencia facturada'],
      unseen: ['Por potencia', 'Coste de la potencia', 'Facturación por potencia contratada', 'Término fijo'],
    },
    generation: {
      tuned: ['CUPS de generación', 'CUPS generación'],
      unseen: ['CUPS de la instalación fotovoltaica', 'Código de autoconsumo (CAU)', 'CUPS de excedentes'],
    },
    street: 'Calle',
    number: 'Número',
    flat: 'Piso y puerta',
    postalCode: { tuned: ['Código postal', 'C.P.'], unseen: ['CP', 'Cód. postal', 'Distrito postal'] },
    town: { tuned: ['Población', 'Localidad'], unseen: ['Municipio', 'Ciudad', 'Término municipal'] },
    province: 'Provincia',
    days: 'días',
  },
  ca: {
    supplyAddress: {
      tuned: ['Adreça de subministrament', 'Adreça del subministrament', 'Punt de subministrament'],
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
  },
  gl: {
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
  },
  eu: {
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
  },
}
