/** Somebody with this address has an account already. */
export const takenEmail = 'cliente@correo.example'
/** A supply point whose tariff is not 2.0TD. */
export const otherTariffCups = 'ES0021000000000101YG'
/** A supply point that exists and has no electricity at the moment. */
export const vacantCups = 'ES0021000000000141PT'
/** The supply point of the invoice that every API reads. */
export const invoiceCups = 'ES0021000000000123FM'
