import { describe, expect, it } from 'vitest'
import { asciiEmail, checkEmail, normaliseEmail } from '#domain/email.ts'
import {
  checkCompanyName,
  checkMunicipality,
  checkPassword,
  checkPersonName,
  checkRequired,
  checkStreet,
  checkStreetNumber,
} from '#domain/text-rules.ts'
import { spanish } from './spanish.ts'

it("A required field says 'Este campo es obligatorio'; blanks and invisible characters do not fill it §5.1", () => {
  for (const empty of ['', ' ', '\u00a0', '\u200b\u202e', '\n\t']) {
    expect(spanish(checkRequired(empty))).toBe('Este campo es obligatorio')
  }
  expect(checkRequired('0')).toBeNull()
})

describe('An e-mail', () => {
  const right = `ana@correo.example o'hara+luz@sub.correo-e.example a@b.co ANA@CORREO.EXAMPLE ana_b-c@xn--espaa-rta.example
    ana@ñandú.example ana@correo.españa.example ana@ÑANDÚ.example ${'a'.repeat(64)}@correo.example`
  const wrong = `ana ana@ @correo.example ana@correo ana@@correo.example .ana@correo.example ana.@correo.example
    an..a@correo.example ana@correo..example ana@-correo.example ana@correo.e ana@correo.1234 ana@[127.0.0.1]
    ana,luis@correo.example <script>@correo.example ñandú@correo.example ${'a'.repeat(65)}@correo.example
    ana@${'correo.'.repeat(40)}example ana@ñandú ana@-ñandú.example ana@ñan_dú.example ana@ñandú..example ana@☀.example
    ana@ñandú.example/x ana@ñandú.example:25 ana@${'ñ'.repeat(60)}.example`

  it.each(right.split(/\s+/))('of the standard shape is fine: %s', email => expect(checkEmail(email)).toBeNull())

  it.each(wrong.split(/\s+/))("of another shape says 'El correo electrónico no es válido': %s", email => {
    expect(spanish(checkEmail(email))).toBe('El correo electrónico no es válido')
  })

  it('loses the blanks it was pasted with and keeps its case', () => {
    expect(normaliseEmail(' Ana @correo.example\u00a0\u200b')).toBe('Ana@correo.example')
    expect(normaliseEmail('mailto:ana@correo.example')).toBe('ana@correo.example')
    expect(normaliseEmail('ａｎａ＠correo．example')).toBe('ana@correo.example')
    expect(checkEmail(' ')).toBe('error.required')
  })

  it.each([
    ['ana@ñandú.example', 'ana@xn--and-6ma2c.example'],
    ['Ana@ÑANDÚ.Example', 'Ana@xn--and-6ma2c.example'],
    ['ana@n\u0303andu\u0301.example', 'ana@xn--and-6ma2c.example'],
    ['ana@xn--and-6ma2c.example', 'ana@xn--and-6ma2c.example'],
    [' Ana@Correo.example', 'Ana@Correo.example'],
    ['ana', 'ana'],
    ['ana@ñ_.example', 'ana@ñ_.example'],
  ])('is sent in the letters that mail servers know: %s as %s', (typed, sent) => {
    expect(asciiEmail(typed)).toBe(sent)
  })
})

it('A password has 6 to 128 characters, blanks included; an emoji counts as one', () => {
  expect(['12345', '', '🔑🔑🔑', 'x'.repeat(129)].map(checkPassword)).toEqual([
    'error.password.short',
    'error.required',
    'error.password.short',
    'error.text.long',
  ])
  expect(['123456', 'a b c '].map(checkPassword)).toEqual([null, null])
})

it('A street number is required, 0 where there is none §5.15', () => {
  expect(spanish(checkStreetNumber(' '))).toBe('Este campo es obligatorio. Escribe 0 si no aplica.')
  for (const fine of ['0', '12 bis', 's/n', 'Km 3,2']) expect(checkStreetNumber(fine)).toBeNull()
})

describe('Names and places', () => {
  it.each([
    [
      checkPersonName,
      "María José|O'Connor|García-Lorca|Núria Gal·la|Mª Ángeles|Łukasz|王小明|José P.|D´Angelo|D`Angelo|D‘A|D’A",
    ],
    [checkCompanyName, 'Almendros & Luz, S.L.|3M España|L’Oréal (Ibérica)|Luz®|Sol™ S.A.|Luz®\ufe0f|© Norte'],
    [checkStreet, "C/ Mayor, 3º|1º de Mayo|Carrer d'en Bosch"],
    [checkMunicipality, "L'Hospitalet de Llobregat|Vitoria-Gasteiz|Ejea/Exeya"],
  ])('keep the signs that real ones have: %o %s', (check, names) => {
    for (const name of names.split('|')) expect([name, check(name)]).toEqual([name, null])
  })

  it('refuse what is no name, with a message that says so', () => {
    for (const name of ['12345', '<b>Ana</b>', 'Ana 🎉', '---', 'ana@correo.example']) {
      expect(checkPersonName(name)).toBe('error.name.characters')
    }
    for (const text of ['<script>', '🎉', '...', '{{name}}']) {
      expect([checkCompanyName(text), checkStreet(text)]).toEqual(['error.text.characters', 'error.text.characters'])
    }
    expect([checkPersonName('a'.repeat(81)), checkStreet('a'.repeat(121))]).toEqual([
      'error.text.long',
      'error.text.long',
    ])
    expect(checkMunicipality(' ')).toBe('error.required')
  })
})
