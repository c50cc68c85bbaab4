import { expect, it } from 'vitest'
import * as limits from '#domain/limits.ts'
import specified from '#tests/vectors/limits.json' with { type: 'json' }

it('The numbers of the specification are these', () => expect(limits).toMatchObject(specified))
