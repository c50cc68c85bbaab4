import type { Vocabulary } from './wordings.ts'

const usualPeriods = [
  ['Punta', 'Valle'],
  ['P1', 'P2'],
  ['Periodo 1', 'Periodo 2'],
  ['P1 (punta)', 'P2 (valle)'],
  ['Punta (P1)', 'Valle (P2)'],
  ['punta-llano', 'valle'],
] as const

/** What bills in Castilian call things: from retailers' public explanations of their bills and the regulator's model bill. */
export const castilian: Vocabulary = {
  supplyAddress: {
    tuned: [
      'Dirección de suministro',
      'Dirección del suministro',
      'Domicilio de suministro',
      'Punto de suministro',
      'Dirección del punto de suministro',
      'Lugar de suministro',
      'Dirección suministro',
      'DOM. SUMTRO.',
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
    unseen: [
      'Máxima potencia registrada',
      'Demanda máxima',
      'Picos de potencia',
      'Maxímetro',
      'Potencia demandada',
      'Potencia usada en el periodo',
      'Potencia leída por el contador',
    ],
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
}
