import { comparePictures } from '../gallery/key-pictures.ts'
import type { Gate } from './gate.ts'

/** A dozen pictures of the product against those that are kept beside the tests. Said, not passed over, where they cannot be compared. */
export const keyPictures: Gate = {
  name: 'key pictures',
  run: async () => {
    const { compared, faults, note } = await comparePictures()
    const tests = { passed: compared - faults.length, failed: faults.length }
    return { ok: faults.length === 0, output: faults.join('\n'), note, tests }
  },
}
