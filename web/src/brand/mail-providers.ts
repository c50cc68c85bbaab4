import type { Brand, MailProvider } from '#domain/brand.ts'

const gmail: MailProvider = {
  label: 'Gmail',
  url: 'https://mail.google.com/mail/u/0/#inbox',
  icon: { letter: 'G', colour: '#c5221f' },
}

export const wellKnownMail: Brand['wellKnownMail'] = { ...gmail, domains: ['gmail.com', 'googlemail.com'] }

/** The most used mail providers in Spain, in the order of the thank-you page. */
export const mailProviders: readonly MailProvider[] = [
  gmail,
  { label: 'Outlook', url: 'https://outlook.live.com/mail/', icon: { letter: 'O', colour: '#0f6cbd' } },
  { label: 'Yahoo Mail', url: 'https://mail.yahoo.com/', icon: { letter: 'Y', colour: '#6001d2' } },
  { label: 'iCloud Mail', url: 'https://www.icloud.com/mail', icon: { letter: 'i', colour: '#0066cc' } },
  { label: 'Proton Mail', url: 'https://mail.proton.me/', icon: { letter: 'P', colour: '#6d4aff' } },
]
