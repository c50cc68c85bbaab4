import type { Language } from './wordings.ts'

/** Made-up retailers: a real one's name would tell the reader nothing that counts. */
export const retailers = [
  'Luz del Valle',
  'Energía Clara',
  'Kilovatio',
  'Vecinos de la Luz',
  'Norte Energía',
  'Llum Nova',
  'Argi Berri',
]

export const bareAddress: Record<Language, string> = { es: 'Dirección', ca: 'Adreça', gl: 'Enderezo', eu: 'Helbidea' }

export const titles: Record<Language, string> = {
  es: 'Detalle de la factura',
  ca: 'Detall de la factura',
  gl: 'Detalle da factura',
  eu: 'Fakturaren xehetasuna',
}

/** What fills a bill, with numbers that resemble those looked for. */
export const prose: Record<Language, readonly string[]> = {
  es: [
    'Atención al cliente: 900 000 000, todos los días de 8 a 22 h. Averías de la distribuidora: 900 000 001, disponible las 24 horas.',
    'Lecturas del contador 000012345: 28013 kWh (real) en punta, 17009 kWh en valle. Consumo medio diario: 6,41 kWh.',
    'Derechos de extensión reconocidos: 9,900 kW. Potencia máxima autorizada según boletín: 9,200 kW.',
    'Origen de la electricidad: renovable 47,2 %, nuclear 20,1 %, ciclo combinado 15,3 %. Emisiones: 0,11 kg/kWh.',
    'Según tu consumo, la potencia recomendada sería de 2,3 kW en punta y 2,3 kW en valle.',
  ],
  ca: [
    'Atenció al client: 900 000 000, tots els dies de 8 a 22 h. Avaries de la distribuïdora: 900 000 001.',
    'Lectures del comptador 000012345: 28013 kWh (real) en punta, 17009 kWh en vall. Consum mitjà diari: 6,41 kWh.',
    'Drets d’extensió reconeguts: 9,900 kW. Potència màxima autoritzada: 9,200 kW.',
  ],
  gl: [
    'Atención ao cliente: 900 000 000, todos os días de 8 a 22 h. Avarías da distribuidora: 900 000 001.',
    'Lecturas do contador 000012345: 28013 kWh (real) en punta, 17009 kWh en val. Consumo medio diario: 6,41 kWh.',
    'Potencia máxima autorizada segundo o boletín: 9,200 kW.',
  ],
  eu: [
    'Bezeroarentzako arreta: 900 000 000, egunero 8etatik 22etara. Banatzailearen matxurak: 900 000 001.',
    'Kontagailuaren irakurketak 000012345: 28013 kWh (erreala) puntan, 17009 kWh haranean.',
    'Baimendutako gehieneko potentzia: 9,200 kW.',
  ],
}
