import { describe, expect, it } from 'vitest'
import { exitAddress } from '#integrations/exit-to-marketing.ts'

const marketing = {
  root: 'https://www.retailer.example/',
  origins: ['https://www.retailer.example', 'https://blog.retailer.example'],
  aboutApp: 'app',
}
const here = 'https://contratar.retailer.example/?utm_source=news&x=1'

describe('Leaving', () => {
  it('goes back to the page of the marketing site the customer came from, with the query string §2.8 §2.53', () => {
    expect(exitAddress(marketing, 'https://blog.retailer.example/coche-electrico?a=b#c', here)).toBe(
      'https://blog.retailer.example/coche-electrico?utm_source=news&x=1',
    )
  })

  it.each([
    '',
    'not an address',
    'https://evil.example/',
    'https://www.retailer.example.evil.example/',
    'https://evil.example/?https://www.retailer.example/',
    'javascript:alert(1)//www.retailer.example',
    'https://contratar.retailer.example/thank-you',
  ])('goes to the marketing root when the referrer is %j §2.9', referrer => {
    expect(exitAddress(marketing, referrer, here)).toBe('https://www.retailer.example/?utm_source=news&x=1')
  })

  it('knows a marketing site that is played under our own origin', () => {
    const exit = (referrer: string) =>
      exitAddress({ ...marketing, root: '/__mock/marketing/' }, referrer, 'http://localhost:5173/?q=1')
    const page = 'http://localhost:5173/__mock/marketing/tarifas'
    expect(exit(page)).toBe(`${page}?q=1`)
    expect(exit('http://localhost:5173/thank-you')).toBe('http://localhost:5173/__mock/marketing/?q=1')
  })
})
