import { worded } from '#i18n/later-texts.ts'

/** The page that follows a registration, with its texts. Rejects when it cannot be had. */
export const loadThankYouPage = () => worded(import('#pages/ThankYouPage.tsx'))
