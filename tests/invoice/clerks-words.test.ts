import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, luna, madrid, readingOf } from '#tests/support/invoices.ts'

describe('§own.480 What a clerk calls the home labels its address', () => {
  test.each([
    'Situación de la acometida',
    'SITUACIÓN DE LA ACOMETIDA',
    'Domicilio del taller',
    'Dirección del local',
    'Finca',
    'Piso arrendado',
    'FINCA ATENDIDA',
    'Apartamento servido',
    'Casa de veraneo a la que corresponde',
    'Casa que recibe la energía',
    'Casa onde se dá a luz',
    'Pis que abastim',
    'Argindarra non hartzen den',
    'D. SUM.',
    'Te llevamos la luz a',
    'El lugar que iluminamos',
    'Dónde lo suministramos',
    'Adónde llega la luz',
    'Local / vivienda con luz',
    'Centro de consumo',
    'El piso',
    'Casa',
    'FINCA / PÓLIZA',
    'Hornidura-puntuaren helbidea / Dirección del punto de suministro',
    'Domicilio eléctrico',
    'La casa de esta factura',
    'FINCA SUMINIS.',
    'PTO.ENTREGA',
    'Argindarra hartzen duen etxea',
  ])('"%s"', label => {
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toMatchObject({ ...luna, ...madrid })
    expect(readingOf(`${label}: C/ Luna 2, 28004 Madrid`)).toMatchObject({ ...luna, ...madrid })
  })

  test.each(['Domicilio familiar', 'Envío a', 'Recibos a', 'Aquí te escribimos'])('"%s" labels another', label =>
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid\nCUPS ES0021000098989123RH0F`)).toEqual({
      cups: 'ES0021000098989123RH0F',
    }),
  )

  test.each(['Taller Granada', 'Finca Margarida', 'Bodega Salut', 'Vendemos energía en', 'Ahorramos luz a'])(
    'the company that says "%s" labels none',
    label => expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toEqual({}),
  )

  test.each([
    'Factura RJ25-00942, por la luz de su garaje en la C/ Luna 2, de Madrid (C.P. 28004, Madrid).',
    'Aquí tienes la factura del suministro de C/ Luna 2, 28004 Madrid.',
    'CUPS ES 0021 0000 9898 9123 RH 0F. Ubicado en C/ Luna 2, 28004 Madrid.',
    'Enviamos la luz a C/ Luna 2, 28004 Madrid',
    'El piso por el que le giramos este recibo es el de la C/ Luna 2, 28004 Madrid, que sigue alquilado.',
    'El piso por el que pagamos entre todos los hermanos este mismo\nrecibo es el de la C/ Luna 2, 28004 Madrid, que sigue alquilado.',
  ])('in a sentence: "%s"', text => expect(readingOf(text)).toMatchObject({ ...luna, ...madrid }))

  test('what stands in brackets under an address is said of it', () => {
    const text =
      'Nos cuentas que vives en\nCalle Colón 5\n46004 Valencia\n(aquí te mandamos las cartas)\nLa casa de esta factura\nC/ Luna 2, 28004 Madrid\nCUPS ES0021000098989123RH0F'
    expect(readingOf(text)).toMatchObject({ ...luna, ...madrid })
  })

  test('where another service is, is another’s', () => {
    const text = 'FIBRA 600 Mb - Instalación: C/ Colón 5, 46004 Valencia\nVivienda con luz: C/ Luna 2, 28004 Madrid'
    expect(readingOf(text)).toMatchObject({ ...luna, ...madrid })
  })

  test('a heading in capitals is no holder’s name, and a farm’s name none either', () => {
    const rows = columns(
      [
        [0, 'Denominación'],
        [30, 'FINCA LOS ALMENDROS'],
      ],
      [
        [0, 'Paraje y vía'],
        [30, 'C/ LUNA 2'],
      ],
      [
        [0, 'Término municipal'],
        [30, '28004 MADRID'],
      ],
      [
        [0, 'Clave CUPS'],
        [30, 'ES0021000098989123RH0F'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'C/ LUNA', streetNr: '2', zipCode: '28004' })
  })
})

describe('§own.481 A label may stand below its value', () => {
  const captioned = (captions: [string, string]) => {
    const lines = columns(
      [[0, 'Calle Colón 5, 46004 Valencia']],
      [[0, captions[0]]],
      [[0, 'C/ Luna 2, 28004 Madrid']],
      [[0, captions[1]]],
      [[0, 'ES0021000098989123RH0F']],
    )
    // A caption stands close under its value.
    return lines.map((line, index) => ({ ...line, top: line.top - (index % 2 === 1 ? 3 : 0) }))
  }

  test('and labels nothing under it', () => {
    expect(readText(captioned(['aquí te escribimos', 'aquí te damos luz']))).toMatchObject({ ...luna, ...madrid })
    expect(readText(captioned(['domicilio del titular', 'lugar donde recibe la electricidad']))).toMatchObject(luna)
    expect(readText(captioned(['aquí te damos luz', 'aquí te escribimos']))).toMatchObject({ zipCode: '46004' })
  })
})
