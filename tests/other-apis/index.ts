import { createdAndWrapped } from './created-and-wrapped.ts'
import type { StartStandIn } from './stand-in.ts'
import { strictAndMinimal } from './strict-and-minimal.ts'

/** Every API of this folder, by its habit. */
export const otherApis = {
  'strict and minimal': strictAndMinimal,
  'created and wrapped': createdAndWrapped,
} satisfies Record<string, StartStandIn>

export type OtherApi = keyof typeof otherApis
