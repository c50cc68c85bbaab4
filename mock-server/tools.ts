import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context.ts'
import { controlPlugin } from './control/control-plugin.ts'
import { appPlugin } from './journey/app/app-plugin.ts'
import { assetsPlugin } from './journey/assets/assets-plugin.ts'
import { chatbotPlugin } from './journey/chatbot/chatbot-plugin.ts'
import { legalPlugin } from './journey/legal/legal-plugin.ts'
import { mailboxPlugin } from './journey/mail/mailbox-plugin.ts'
import { marketingPlugin } from './journey/marketing/marketing-plugin.ts'
import { signInPlugin } from './journey/sign-in/sign-in-plugin.ts'
import { signaturePlugin } from './journey/signature/signature-plugin.ts'
import { panelPlugin } from './panel/panel-plugin.ts'
import { addSharedHooks, createInstance } from './server/instance.ts'

/** Builds everything below `/__mock`: the control API, the parties outside the wizard, and the testers' panel. */
export async function buildTools(context: AppContext): Promise<FastifyInstance> {
  const app = createInstance()
  await addSharedHooks(app, context)
  await app.register(controlPlugin, context)
  await app.register(assetsPlugin)
  await app.register(marketingPlugin, context)
  await app.register(legalPlugin, context)
  await app.register(signInPlugin, context)
  await app.register(chatbotPlugin, context)
  await app.register(mailboxPlugin, context)
  await app.register(signaturePlugin, context)
  await app.register(appPlugin, context)
  await app.register(panelPlugin, context)
  await app.ready()
  return app
}
