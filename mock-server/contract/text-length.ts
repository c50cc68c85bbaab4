import type { FuncKeywordDefinition } from 'ajv'

/**
 * `maxLength` and `minLength`, which count characters as Unicode does. Ajv's own count every text from beginning to end, twice; an
 * upload of 8 MB would hold the server up for 80 ms. Most texts show by their number of code units that they fit.
 */
export const textLengthKeywords: readonly FuncKeywordDefinition[] = [
  {
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    error: { message: ({ schema }) => `must NOT have more than ${schema} characters` },
    compile: (most: number) => (text: string) =>
      text.length <= most || (text.length <= most * 2 && [...text].length <= most),
  },
  {
    keyword: 'minLength',
    type: 'string',
    schemaType: 'number',
    error: { message: ({ schema }) => `must NOT have fewer than ${schema} characters` },
    compile: (least: number) => (text: string) => text.length >= least * 2 || [...text].length >= least,
  },
]
