import {
  friendsSavingsEurosPerYear,
  providerFeeEurosPerMonth,
  savingsUpToPercentPerMonth,
  smartChargingSavingsEurosPerYear,
} from '#domain/limits.ts'

/** The figures of the offer, as the specification names them. */
export const tariff = {
  providerFeeEurosPerMonth,
  savingsUpToPercent: savingsUpToPercentPerMonth,
  freeEurosPerYear: friendsSavingsEurosPerYear,
  smartChargingEurosPerYear: smartChargingSavingsEurosPerYear,
  // Plausible averages of a year, with the regulated tolls and charges.
  prices: {
    powerPuntaEurosPerKwYear: 27.7,
    powerValleEurosPerKwYear: 1.42,
    energyPuntaEurosPerKwh: 0.1847,
    energyLlanoEurosPerKwh: 0.1312,
    energyValleEurosPerKwh: 0.0981,
    energyAverageEurosPerKwh: 0.1309,
    bonoSocialEurosPerDay: 0.019121,
  },
}

/** The texts of the banner above the wizard. */
interface CampaignTexts {
  title: string
  bannerText: string
  information: string
}

/** Running campaigns by their `utm_campaign`. */
export const campaigns = {
  primavera: {
    title: 'Campaña de primavera',
    bannerText: 'Tu primer mes sin cuota de gestión.',
    information: 'Válido para altas firmadas antes del 30 de junio.',
  },
  coche: {
    title: 'Carga tu coche',
    bannerText: 'Tres meses de carga inteligente de regalo.',
    information: 'Para suministros con un punto de recarga en casa.',
  },
} satisfies Record<string, CampaignTexts>

interface Referral {
  firstName: string
  campaign: CampaignTexts
}

/** Friends who recommend the retailer, by their token. */
export const referrals = {
  'AMIGA-7Q2M': {
    firstName: 'Nuria',
    campaign: {
      title: 'Nuria te invita',
      bannerText: 'Nuria y tú recibís 10 euros cada uno.',
      information: 'El importe se descuenta de la primera factura.',
    },
  },
  'AMIGO-3K9T': {
    firstName: 'Jon',
    campaign: {
      title: 'Jon te invita',
      bannerText: 'Jon y tú recibís 10 euros cada uno.',
      information: 'El importe se descuenta de la primera factura.',
    },
  },
} satisfies Record<string, Referral>
