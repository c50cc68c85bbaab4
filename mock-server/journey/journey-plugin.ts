import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { appPlugin } from './app/app-plugin.ts'
import { assetsPlugin } from './assets/assets-plugin.ts'
import { chatbotPlugin } from './chatbot/chatbot-plugin.ts'
import { legalPlugin } from './legal/legal-plugin.ts'
import { mailboxPlugin } from './mail/mailbox-plugin.ts'
import { marketingPlugin } from './marketing/marketing-plugin.ts'
import { signInPlugin } from './sign-in/sign-in-plugin.ts'
import { signaturePlugin } from './signature/signature-plugin.ts'

/** The parties outside the wizard. */
export async function journeyPlugin(app: FastifyInstance, context: AppContext) {
  await app.register(assetsPlugin)
  await app.register(marketingPlugin, context)
  await app.register(legalPlugin, context)
  await app.register(signInPlugin, context)
  await app.register(chatbotPlugin, context)
  await app.register(mailboxPlugin, context)
  await app.register(signaturePlugin, context)
  await app.register(appPlugin, context)
}
