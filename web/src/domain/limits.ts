/** Every number of the specification, with its unit in its name. Nothing else in the code repeats one. */

// The offer (section 9)
export const providerFeeEurosPerMonth = 3.9
export const savingsUpToPercentPerMonth = 50
export const friendsSavingsEurosPerYear = 120
export const smartChargingSavingsEurosPerYear = 600
export const switchMinWorkingDays = 2
export const switchMaxWorkingDays = 5

// Fields (sections 5 and 9)
export const cupsShortCharacters = 20
export const cupsLongCharacters = 22
export const maxPowerKw = 15
export const passwordMinCharacters = 6
export const generatedPasswordCharacters = 8
export const phoneMinCharacters = 7
export const phoneMaxCharacters = 15
export const phoneRawMaxCharacters = 250
export const postalCodeDigits = 5
/** Of a CIF, too. */
export const documentMaxCharacters = 9
export const maxUploadMegabytes = 8
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024
export const scoringDefaultDateOfBirth = '1970-01-01'

// Fields where the specification names no limit: wide enough for every real customer, narrow enough for every database.
export const emailMaxCharacters = 254
export const emailLocalPartMaxCharacters = 64
export const passwordMaxCharacters = 128
export const personNameMaxCharacters = 80
export const companyNameMaxCharacters = 120
export const streetMaxCharacters = 120
export const streetNumberMaxCharacters = 20
export const municipalityMaxCharacters = 80
export const addressDetailsMaxCharacters = 120
export const maxInvoiceImages = 5

// Power options (section 9)
export const standardPowerStepsKw = [1.15, 2.3, 3.45, 4.6, 5.75, 6.9, 8.05, 9.2, 10.35, 11.5, 14.49] as const
/** Three phases: 400 V times √3 times the amperes of a breaker, 1.5 to 20. */
export const threePhasePowerStepsKw = [1.039, 2.078, 2.425, 3.464, 5.196, 6.928, 10.392, 13.856] as const
export const finePowerFirstKw = 2.0
export const finePowerLastKw = 14.9
export const finePowerStepKw = 0.1

// Timing (sections 5, 7, 8 and 9)
export const defaultDebounceMs = 1000
export const addressLookupDelayMs = 500
export const exitRedirectMs = 300
export const termsBlinkMs = 2000
export const provincesWatchdogMs = 10_000
export const cupsWatchdogMs = 15_000
export const chatNotificationTimeoutMs = 25_000
// The specification says only that the button goes when the script cannot be had.
export const scriptTimeoutMs = 15_000

// Not in the specification: how long a tab without activity keeps the answers, and when it warns before.
export const idleExpiryMinutes = 30
export const idleWarningMinutes = 2

// Attribution: what a URL or cookie may bring in at most; the contract's bound.
export const attributionMaxCharacters = 256

// Defaults (section 9)
export const defaultPhoneCountry = 'ES'
export const defaultLanguage = 'es_ES'
export const trackingVariant = 'a'
