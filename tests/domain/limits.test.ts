import { expect, it } from 'vitest'
import * as limits from '#domain/limits.ts'

it('The numbers of the specification are these', () => {
  expect(limits).toMatchObject({
    providerFeeEurosPerMonth: 3.9,
    savingsUpToPercentPerMonth: 50,
    friendsSavingsEurosPerYear: 120,
    smartChargingSavingsEurosPerYear: 600,
    switchMinWorkingDays: 2,
    switchMaxWorkingDays: 5,
    cupsShortCharacters: 20,
    cupsLongCharacters: 22,
    maxPowerKw: 15,
    passwordMinCharacters: 6,
    generatedPasswordCharacters: 8,
    phoneMinCharacters: 7,
    phoneMaxCharacters: 15,
    phoneRawMaxCharacters: 250,
    postalCodeDigits: 5,
    documentMaxCharacters: 9,
    maxUploadMegabytes: 8,
    scoringDefaultDateOfBirth: '1970-01-01',
    defaultDebounceMs: 1000,
    addressLookupDelayMs: 500,
    exitRedirectMs: 300,
    termsBlinkMs: 2000,
    provincesWatchdogMs: 10_000,
    cupsWatchdogMs: 15_000,
    chatNotificationTimeoutMs: 25_000,
    defaultPhoneCountry: 'ES',
    defaultLanguage: 'es_ES',
    trackingVariant: 'a',
  })
})
