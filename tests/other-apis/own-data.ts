/** A person with this address has an account already. */
export const takenEmail = 'cliente@correo.example'
/** A supply point whose tariff is not 2.0TD. */
export const otherTariffCups = 'ES0021000000000101YG'
/** The supply point of the invoice that every API reads. */
export const invoiceCups = 'ES0021000000000123FM'
