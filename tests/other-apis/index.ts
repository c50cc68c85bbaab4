import { allNull } from './all-null.ts'
import { behindGateway } from './behind-gateway.ts'
import { createdAndWrapped } from './created-and-wrapped.ts'
import { numbersAsText } from './numbers-as-text.ts'
import { slowAndLossy } from './slow-and-lossy.ts'
import { snakeCase } from './snake-case.ts'
import type { StartStandIn } from './stand-in.ts'
import { strictAndMinimal } from './strict-and-minimal.ts'

/** Every API of this folder, by its habit. */
export const otherApis = {
  'strict and minimal': strictAndMinimal,
  'created and wrapped': createdAndWrapped,
  'numbers as text': numbersAsText,
  'all null': allNull,
  'snake case': snakeCase,
  'behind a gateway': behindGateway,
  'slow and lossy': slowAndLossy,
} satisfies Record<string, StartStandIn>

export type OtherApi = keyof typeof otherApis
