import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withRegisterAnswer } from '#domain/change-answers.ts'
import { follow } from '#state/follow.ts'
import { findTownsAtom, townsQuestionAtom } from '#steps/supply/provinces.ts'
import { cups, supplyAt } from './points.ts'

const files: Record<string, string> = {
  '/postal-codes/15.txt': '15030|Coruña, A|15001-15011',
  '/postal-codes/28.txt': '28065|Getafe|28901-28909\n28079|Madrid|28001-28055\n28999|Junto a Getafe|28905',
  '/postal-codes/01.txt': '09109|Condado de Treviño|01211\n01001|Alegría-Dulantzi|01193\n09999|Otro de Burgos|01193',
}
const load = vi.fn(async (file: string) => new Response(files[file], { status: files[file] ? 200 : 404 }))
const settled = () => new Promise(resolve => setTimeout(resolve))

/** The supply step with a CUPS that the register knows nothing about. */
function opened(words: Parameters<typeof supplyAt>[0] = {}) {
  const { wizard } = supplyAt({ cupsOutcome: 'notFound', ...words })
  follow(wizard.store, townsQuestionAtom, findTownsAtom)
  const type = async (zipCode: string) => {
    wizard.changeFields({ zipCode })
    await settled()
  }
  const place = () => {
    const { province, municipality } = wizard.values
    return [province, municipality]
  }
  return { wizard, type, place }
}

describe('The postal code fills province and town', () => {
  beforeEach(() => {
    load.mockClear()
    vi.stubGlobal('fetch', load)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('with the province of its towns where it crosses a border', async () => {
    const { wizard, type, place } = opened()
    await type('01211')
    expect(place()).toEqual(['Burgos', 'Condado de Treviño'])
    await type('01193')
    expect(place()).toEqual(['Araba/Álava', ''])
    wizard.changeFields({ municipality: 'Otro de Burgos' })
    expect(place()).toEqual(['Burgos', 'Otro de Burgos'])
  })

  it('in the place of what the register says about another postal code', async () => {
    const { wizard, type, place } = opened()
    const values = { zipCode: '28001', province: 'Madrid', municipality: 'MADRID' }
    wizard.updateAnswers(before => withRegisterAnswer(before, { cups, outcome: 'found', values }))
    await settled()
    expect(place()).toEqual(['Madrid', 'MADRID'])
    await type('15002')
    expect(place()).toEqual(['A Coruña', 'A Coruña'])
    await type('28001')
    expect(place()).toEqual(['Madrid', 'MADRID'])
    expect(wizard.originOf('municipality')).toBe('register')
    await type('52999')
    expect(place()).toEqual(['Madrid', 'MADRID'])
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('no network'))],
    ['is not there', async () => new Response('<html>28001|x|28001</html>', { status: 404 })],
  ])('in the province, silently, when the file %s', async (_what, answer) => {
    vi.stubGlobal('fetch', answer)
    const { wizard, type, place } = opened()
    await type('28001')
    expect(place()).toEqual(['Madrid', ''])
    expect(wizard.towns).toEqual([])
  })

  it('in the province when the code is unknown', async () => {
    const { type, place } = opened()
    await type('28999')
    expect(place()).toEqual(['Madrid', ''])
    await type('99999')
    expect(place()).toEqual(['', ''])
    expect(load.mock.calls.map(([file]) => file)).toEqual(['/postal-codes/28.txt'])
  })

  it('of today when an earlier list arrives late', async () => {
    const late = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', (file: string) => (file.includes('15') ? late.promise : load(file)))
    const { type, place } = opened()
    await type('15002')
    await type('28001')
    late.resolve(await load('/postal-codes/15.txt'))
    await settled()
    expect(place()).toEqual(['Madrid', 'Madrid'])
  })
})

describe('The list of provinces', () => {
  it('is the server’s, without Ceuta and Melilla §5.18', async () => {
    const { wizard } = supplyAt({}, { listProvinces: { body: ['Madrid', 'Ceuta', 'Melilla', 'Ávila'] } })
    await wizard.loadProvinces()
    expect(wizard.provinces).toEqual({ status: 'ready', names: ['Madrid', 'Ávila'] })
  })

  it('is asked for once', async () => {
    const { wizard, around } = supplyAt()
    await Promise.all([wizard.loadProvinces(), wizard.loadProvinces()])
    await wizard.loadProvinces()
    expect(around.sent).toEqual([['listProvinces', undefined]])
  })

  it('that does not come leaves our own 50 names and the specified text §8.1', async () => {
    const { wizard } = supplyAt({}, { listProvinces: [500, { body: ['Soria'] }] })
    await wizard.loadProvinces()
    expect(wizard.provinces).toEqual({ status: 'failed', error: { key: 'error.verification' } })
    expect(wizard.provinceNames).toHaveLength(50)
    await wizard.loadProvinces()
    expect(wizard.provinceNames).toEqual(['Soria'])
  })
})
