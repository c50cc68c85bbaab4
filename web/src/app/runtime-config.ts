import * as z from 'zod/mini'
import { features } from '#domain/features.ts'

/** An address of an outside party: absolute, or from the root of our own origin (how the mock server plays its part). */
const address = z.string().check(
  z.refine(text => /^\/(?!\/)/.test(text) || (URL.canParse(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/.test(text)), {
    error: 'must be an http(s) address without a user, or a path that begins with one slash',
  }),
)
const providerId = z.string().check(z.regex(/^[\w-]+$/, { error: 'must be letters, digits and hyphens only' }))
/** The same for a header, in which no server can write these signs. */
const addressInHeader = address.check(
  z.refine(text => !/[^!-~]|['"\\$]/.test(text), { error: 'must be ASCII without blank, quote, backslash and $' }),
)
const filled = z.string().check(z.minLength(1, { error: 'must not be empty' }))

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://')
const origins = z.string().check(
  z.refine(text => text.split(' ').every(each => each === '' || isOrigin(each)), {
    error: 'must be origins such as https://tags.example, separated by blanks',
  }),
)

const idleRule = 'must be a whole number of minutes from 5 to 1440'

const runtimeConfig = z.object({
  environment: z.enum(['dev', 'contrata', 'contratar'], { error: 'must be dev, contrata or contratar' }),
  /** Origin of the product's API without `/api`; empty when it is our own. */
  apiOrigin: z.string().check(
    z.refine(text => text === '' || (URL.canParse(text) && new URL(text).origin === text), {
      error: 'must be empty or an origin such as https://api.example, without a path',
    }),
  ),
  // A party that is not there is switched off. `url` includes the service's base path, such as https://texts.example/api.
  translation: z.optional(z.object({ url: address, apiKey: filled })),
  google: z.optional(z.object({ clientId: filled, scriptUrl: addressInHeader, userInfoUrl: address })),
  chatbotUrl: z.optional(address),
  /** A TrustBox of Trustpilot: its script, the company, the look, the page with all reviews, and the token that newer boxes have. */
  reviews: z.optional(
    z.object({
      scriptUrl: addressInHeader,
      businessUnit: providerId,
      template: providerId,
      profileUrl: address,
      token: z.optional(providerId),
    }),
  ),
  marketingRoot: address,
  /** The operator's tag manager: its script, and the origins that its tags load scripts from and send to, separated by blanks. */
  tagManager: z.optional(z.object({ url: address, origins: origins })),
  telemetryUrl: z.optional(address),
  reportUrl: z.optional(addressInHeader),
  /** After how many minutes without a customer a tab forgets their answers. Left out: as limits.ts says. */
  idleMinutes: z.optional(
    z.int({ error: idleRule }).check(z.gte(5, { error: idleRule }), z.lte(1440, { error: idleRule })),
  ),
  /** `off` for an API that refuses a registration with the member `consents`, which our contract added. */
  consentEvidence: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  switchedOff: z.optional(
    z.array(
      z.enum(features, {
        error: ({ input }) => `must be names out of ${features.join(', ')}; one of them is "${input}"`,
      }),
    ),
  ),
  /** In place of the brand's own: where the app's links and its stores are. */
  app: z.optional(z.object({ deepLink: address, appStore: address, googlePlay: address })),
  /** In place of every mail provider's address: the one mailbox of an environment in which no one has another. */
  mailboxUrl: z.optional(address),
})

/** What differs between environments; one build serves them all. */
export type RuntimeConfig = z.infer<typeof runtimeConfig>

/** What is wrong with a configuration, value by value; nothing when it is usable. */
export function findConfigErrors(value: unknown): { path: string; message: string }[] {
  const issues = runtimeConfig.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
