/** Rooms of the catalogue that the first step shows nothing of, but for the titles of the steps ahead. */
const later =
  /^(?:answer|app|bank|checkEmail|continueInApp|holder|mailbox|outcome|power|receipt|supply|thankYou|userConfirmed)\.(?!title$)/

/** Whether a text is wanted before anything but the wizard's first step is opened. */
export function isFirstText(key: string): boolean {
  return !later.test(key)
}
