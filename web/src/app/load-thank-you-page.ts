import { withTranslations } from '#i18n/deferred-messages.ts'

/** The page that follows a registration, with its texts. Rejects when it cannot be had. */
export const loadThankYouPage = () => withTranslations(import('#pages/ThankYouPage.tsx'))
