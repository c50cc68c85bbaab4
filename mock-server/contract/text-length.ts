import { _, type CodeKeywordDefinition } from 'ajv'

/**
 * `maxLength` and `minLength`, which count characters as Unicode does. Ajv's own count every text from beginning to end, twice; an
 * upload of 8 MB would hold the server up for 80 ms. Most texts show by their number of code units that they fit. As code that
 * becomes a part of the check: a function of its own would be handed an object each time.
 */
export const textLengthKeywords: readonly CodeKeywordDefinition[] = [
  {
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    error: { message: ({ schema }) => `must NOT have more than ${schema} characters` },
    code(check) {
      const { data: text, schema: most } = check
      check.fail(_`${text}.length > ${most} && (${text}.length > ${most * 2} || [...${text}].length > ${most})`)
    },
  },
  {
    keyword: 'minLength',
    type: 'string',
    schemaType: 'number',
    error: { message: ({ schema }) => `must NOT have fewer than ${schema} characters` },
    code(check) {
      const { data: text, schema: least } = check
      check.fail(_`${text}.length < ${least * 2} && [...${text}].length < ${least}`)
    },
  },
]
