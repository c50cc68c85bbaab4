import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linesOfPrefix, nameInUse, parseMunicipalities } from '#domain/municipalities.ts'

const list = readFileSync(new URL('../../web/src/domain/postal-codes.txt', import.meta.url), 'utf8')
const all = parseMunicipalities(list)

describe('The towns of the postal codes', () => {
  it('are read from a line each, ranges of codes included', () => {
    expect(parseMunicipalities('# Fuente: INE\n15030|Coruña, A|15001-15003 15190\nnonsense\n01002|X|')).toEqual([
      { id: '15030', name: 'Coruña, A', codes: ['15001', '15002', '15003', '15190'] },
    ])
    expect(all).toHaveLength(8124)
  })

  it.each([
    ['Coruña, A', 'A Coruña'],
    ['Pobla de Massaluca, La', 'La Pobla de Massaluca'],
    ["Hospitalet de Llobregat, L'", "L'Hospitalet de Llobregat"],
    ["Alcúdia, l'", "L'Alcúdia"],
    ['Rozas de Madrid, Las', 'Las Rozas de Madrid'],
    ['Pinós, el/Pinoso', 'El Pinós/Pinoso'],
    ['Villajoyosa/Vila Joiosa, la', 'Villajoyosa/La Vila Joiosa'],
    ['Saus, Camallera i Llampaies', 'Saus, Camallera i Llampaies'],
    ["Cruïlles, Monells i Sant Sadurní de l'Heura", "Cruïlles, Monells i Sant Sadurní de l'Heura"],
    ['Madrid', 'Madrid'],
  ])('%s is written as people do', (official, inUse) => {
    expect(nameInUse(official)).toBe(inUse)
  })

  it('come in a file of a few kilobytes for each first two digits, which knows every town of its codes', () => {
    for (const prefix of ['01', '09', '15', '28', '52']) {
      const lines = linesOfPrefix(list, prefix)
      expect(lines.length).toBeLessThan(12_000)
      const towns = (of: typeof all) =>
        of.flatMap(({ name, codes }) => codes.filter(code => code.startsWith(prefix)).map(code => `${code} ${name}`))
      expect(towns(parseMunicipalities(lines))).toEqual(towns(all))
    }
  })
})
