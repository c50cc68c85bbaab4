import { expect, test } from 'vitest'
import { loadedWith } from './import-graph.ts'

// What a tester must not wait for at a start: schemas by zod, pictures and PDFs, `node:http`, whose import loads Node's whole client, the
// texts of the wizard, and everything below `/__mock`.
const late =
  /node_modules\/(zod|pdfjs-dist|tesseract|@napi-rs|@scalar)|^(node:)?https?$|i18n\/.*json|mock-server\/(har|control|journey|panel)\//

test('the mock server starts without what its first answer does not need §own.247', () => {
  const loaded = [...loadedWith('mock-server/app.ts')]
  expect(loaded).toContain('mock-server/calls/handle-call.ts')
  expect(loaded.filter(path => path.includes('node_modules')).length).toBeGreaterThan(2)
  expect(loaded.filter(path => late.test(path))).toEqual([])
})
