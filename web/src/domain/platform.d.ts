// The rules run in browsers and in Node, so they are compiled without the types of either. These globals exist in both.

declare class URLSearchParams {
  constructor(init?: string)
  get(name: string): string | null
  [Symbol.iterator](): ArrayIterator<[string, string]>
}

declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string): boolean
  readonly href: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly username: string
  readonly password: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

declare const crypto: { getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> }
