import { describe, expect, it } from 'vitest'
import { suggestEmail } from '#domain/email-suggestion.ts'

describe('An e-mail with a slip in a well-known domain', () => {
  const slips = {
    'gmail.com':
      'gmial.com gamil.com gmal.com gmai.com gmaill.com gnail.com gmail.con gmail.cm gmail.co gmail.cmo gmail.comm gmail.es gmail.om gmial.con GMIAL.COM',
    'hotmail.com': 'hotmial.com hotmai.com hormail.com hotmail.con',
    'hotmail.es': 'hotmal.es hotmail.ess',
    'outlook.es': 'outlok.es',
    'outlook.com': 'outllook.com outloook.com',
    'yahoo.es': 'yaho.es',
    'yahoo.com': 'yahooo.com yahoo.ocm',
    'icloud.com': 'iclou.com icluod.com icloud.con',
    'telefonica.net': 'telefonica.ne',
  }
  const pairs = Object.entries(slips).flatMap(([meant, typed]) => typed.split(' ').map(each => [each, meant]))

  it.each(pairs)('@%s has the suggestion @%s', (typed, meant) => {
    expect(suggestEmail(`Ana.p+luz@${typed}`)).toBe(`Ana.p+luz@${meant}`)
    expect(suggestEmail(`ana@${meant}`), 'which needs none itself').toBeNull()
  })

  // Providers with similar names, and domains of their own.
  const right = `gmail.com googlemail.com ymail.com mail.com email.com gmx.com gmx.es gmx.de hotmail.com hotmail.es hotmail.fr
    hotmail.it hotmail.de hotmail.co.uk hotmail.se hotmail.be outlook.com outlook.es outlook.fr outlook.pt outlook.de
    outlook.com.ar outlook.sa yahoo.es yahoo.com yahoo.fr yahoo.it yahoo.co yahoo.com.mx yahoo.co.uk yahoo.se live.com live.es
    msn.com me.com mac.com icloud.com cloud.com proton.me protonmail.com telefonica.net telefonica.com movistar.es movistar.com
    orange.es ono.com terra.es ya.com wanadoo.es euskaltel.net jazztel.es vodafone.es aol.com zoho.com fastmail.com tutanota.com
    correo.example ucm.es uam.es empresa.com ymail.es mail.es cloud.es gmail.example sub.gmail.con`

  it.each(right.split(/\s+/))('@%s has none', domain => expect(suggestEmail(`ana@${domain}`)).toBeNull())
})
