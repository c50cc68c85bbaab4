import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { textLengthKeywords } from '#mock/contract/text-length.ts'

const own = new Ajv2020()
for (const definition of textLengthKeywords) own.removeKeyword(definition.keyword as string).addKeyword(definition)
const usual = new Ajv2020()

const texts = ['', 'a', 'ab', 'abc', 'abcd', 'abcde', '🏠', '🏠🏠', '🏠a🏠', '🏠🏠🏠🏠', '🏠🏠🏠🏠🏠', 'ñ'.repeat(9)]

test.each(texts)('"%s" is as long as Ajv itself says, with the same words', text => {
  for (const limits of [{ maxLength: 0 }, { maxLength: 3 }, { minLength: 1 }, { minLength: 2 }, { minLength: 4 }]) {
    const schema = { type: 'string', ...limits }
    expect(own.validate(schema, text)).toBe(usual.validate(schema, text))
    expect(own.errors?.[0]?.message).toBe(usual.errors?.[0]?.message)
  }
})
