/** Parts of the catalogue that the first step shows nothing of; those of dialogs come with them. */
const later =
  /^(?:answer|app|checkEmail|continueInApp|dialog|failure|footer|frame|idle|leave|mailbox|noLetter|outcome|popup|power|receipt|signIn|thankYou|userConfirmed)\./
/** Steps ahead, of which the titles are seen at once. */
const ahead = /^(?:bank|holder|supply)\.(?!title$)/

/** What goes wrong on those steps. */
const errorsAhead =
  /^error\.(?:cif|cups|document|file|iban|invoice|postalCode|power|registration|scoring|streetNumber|supplyCosts)(?:\.|$)/

/** Whether a text is wanted before anything but the wizard's first step is opened. */
export function isInitialMessage(key: string): boolean {
  return !later.test(key) && !ahead.test(key) && !errorsAhead.test(key)
}
