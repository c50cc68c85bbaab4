import { describe, expect, it } from 'vitest'
import { suggestEmail } from '#domain/email-suggestion.ts'

describe('An e-mail with a slip in a well-known domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail.es', 'gmail.com'],
    ['gmail.om', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.com', 'hotmail.com'],
    ['hotmal.es', 'hotmail.es'],
    ['hormail.com', 'hotmail.com'],
    ['hotmail.con', 'hotmail.com'],
    ['hotmail.ess', 'hotmail.es'],
    ['outlok.es', 'outlook.es'],
    ['outllook.com', 'outlook.com'],
    ['outloook.com', 'outlook.com'],
    ['yaho.es', 'yahoo.es'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.ocm', 'yahoo.com'],
    ['iclou.com', 'icloud.com'],
    ['icluod.com', 'icloud.com'],
    ['icloud.con', 'icloud.com'],
    ['telefonica.ne', 'telefonica.net'],
    ['GMIAL.COM', 'gmail.com'],
  ])('@%s has the suggestion @%s', (typed, meant) => {
    expect(suggestEmail(`Ana.p+luz@${typed}`)).toBe(`Ana.p+luz@${meant}`)
    expect(suggestEmail(`ana@${meant}`), 'which needs none itself').toBeNull()
  })

  it.each([
    // Providers whose names lie near each other.
    ...['gmail.com', 'googlemail.com', 'ymail.com', 'mail.com', 'email.com', 'gmx.com', 'gmx.es', 'gmx.de'],
    ...[
      'hotmail.com',
      'hotmail.es',
      'hotmail.fr',
      'hotmail.it',
      'hotmail.de',
      'hotmail.co.uk',
      'hotmail.se',
      'hotmail.be',
    ],
    ...['outlook.com', 'outlook.es', 'outlook.fr', 'outlook.pt', 'outlook.de', 'outlook.com.ar', 'outlook.sa'],
    ...['yahoo.es', 'yahoo.com', 'yahoo.fr', 'yahoo.it', 'yahoo.co', 'yahoo.com.mx', 'yahoo.co.uk', 'yahoo.se'],
    ...[
      'live.com',
      'live.es',
      'msn.com',
      'me.com',
      'mac.com',
      'icloud.com',
      'cloud.com',
      'proton.me',
      'protonmail.com',
    ],
    ...[
      'telefonica.net',
      'telefonica.com',
      'movistar.es',
      'movistar.com',
      'orange.es',
      'ono.com',
      'terra.es',
      'ya.com',
    ],
    ...[
      'wanadoo.es',
      'euskaltel.net',
      'jazztel.es',
      'vodafone.es',
      'aol.com',
      'zoho.com',
      'fastmail.com',
      'tutanota.com',
    ],
    ...[
      'correo.example',
      'ucm.es',
      'uam.es',
      'empresa.com',
      'ymail.es',
      'mail.es',
      'cloud.es',
      'gmail.example',
      'sub.gmail.con',
    ],
  ])('@%s is none', domain => {
    expect(suggestEmail(`ana@${domain}`)).toBeNull()
  })

  it.each(['', 'ana', 'ana@', '@gmial.com', 'ana@gmial', 'ana@.com'])('is not what has no one meaning: %s', typed =>
    expect(suggestEmail(typed)).toBeNull(),
  )
})
