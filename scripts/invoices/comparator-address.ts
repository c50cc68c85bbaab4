import type { SyntheticInvoice } from './synthetic-invoice.ts'

/** The address in the QR code that every 2.0TD invoice has to carry (BOE-A-2022-16989). */
export function comparatorAddress(invoice: SyntheticInvoice, path: 'QRE' | 'QRE2' = 'QRE'): string {
  const { supply, p1, p2, energy, maxDemand, cups, surplus } = invoice
  const fields: Record<string, string | number> = {
    cp: supply.zipCode,
    pP1: p1,
    pP2: p2,
    caP1: energy.punta * 12,
    caP2: energy.llano * 12,
    caP3: energy.valle * 12,
    iniA: '2025-08-04',
    tc: 'E0',
    finContrato: '2026-12-31',
    tf: 'N',
    imp: invoice.total,
    cfP1: energy.punta,
    cfP2: energy.llano,
    cfP3: energy.valle,
    iniF: '2026-07-03',
    finF: '2026-08-04',
    impSA: 0,
    impOtrosConIE: 0,
    impOtrosSinIE: 0.83,
    ...(surplus !== null && { exc: surplus }),
    com: 'R2-000',
    cups,
    pmaxP1: maxDemand.p1,
    pmaxP2: maxDemand.p2,
    fFact: '2026-08-07',
    finBS: 0,
    ajuste: 0,
    impPot: 18.93,
    impEner: 41.1,
    prP1: 26.164043,
    prP2: 1.143132,
    prE1: 0.197553,
    prE2: 0.112,
    prE3: 0.082,
    rev: 0,
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return `https://comparador.cnmc.gob.es/comparador/${path}?${query.join('&')}`
}
