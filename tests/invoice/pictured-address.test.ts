import { expect, test } from 'vitest'
import { swornAddress } from '#mock/invoice/address/pictured-address.ts'

const address = {
  street: 'CALLE DEL SOL',
  streetNr: '12',
  apartment: '3º B',
  zipCode: '28013',
  municipality: 'MADRID',
  province: 'Madrid',
}

test('what was read well stays', () => {
  expect(swornAddress(address)).toEqual(address)
})

test('a part with a sign that was hardly legible is left out', () => {
  const guessed = { street: 'CALLE DEL SOL ¿¿', streetNr: '1¿', apartment: '¿¿ B', municipality: '¿¿¿¿¿' }
  expect(swornAddress({ ...address, ...guessed })).toEqual({
    ...address,
    street: '',
    streetNr: '',
    apartment: '',
    municipality: '',
  })
})

test.each(['1º IZQ', '3º B', 'ESC D BJ D', 'PISO 4 PTA 2', 'BAJO', 'PRAL 1ª', 'BLOQUE 2, ESC. B, 14º DCHA'])(
  'the flat "%s" is one',
  apartment => {
    expect(swornAddress({ ...address, apartment }).apartment).toBe(apartment)
  },
)

test.each([
  ['1* IZQ', '1º IZQ'],
  ['3" B', '3º B'],
])('the raised letter of the flat "%s" is put back', (apartment, expected) => {
  expect(swornAddress({ ...address, apartment }).apartment).toBe(expected)
})

test.each(['19 IZQ', '10 IZQ', '1º 1ZQ', 'ESCDBJD', 'PISO 4 ¿¿¿ ¿'])(
  'the flat "%s" may be another, and is left out',
  apartment => {
    expect(swornAddress({ ...address, apartment }).apartment).toBe('')
  },
)

test('the blank that a picture loses after C/ comes back', () => {
  expect(swornAddress({ ...address, street: 'C/2 DE MAYO' }).street).toBe('C/ 2 DE MAYO')
})

test('a street to whose name a number is stuck says neither street nor number', () => {
  const glued = swornAddress({ ...address, street: 'TRAVESÍA NUEVA1', streetNr: '5-2', apartment: '' })
  expect(glued).toMatchObject({ street: '', streetNr: '', apartment: '', zipCode: '28013', municipality: 'MADRID' })
})
