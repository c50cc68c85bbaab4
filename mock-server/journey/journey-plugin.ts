import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { appPlugin } from './app-plugin.ts'
import { filesPlugin } from './files.ts'
import { chatbotPage, reviewsPage } from './frame-pages.ts'
import { legalPlugin } from './legal-plugin.ts'
import { mailboxPlugin } from './mailbox-plugin.ts'
import { marketingPlugin } from './marketing-plugin.ts'
import { createServe } from './page/page.ts'
import { signInPlugin } from './sign-in-plugin.ts'
import { signaturePlugin } from './signature-plugin.ts'

const maxFormBytes = 16 * 1024

/** The parties outside the wizard. Their pages have forms; the product API accepts JSON only. */
export async function journeyPlugin(app: FastifyInstance, context: AppContext) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  const serve = createServe(context)
  filesPlugin(app)
  marketingPlugin(app, serve)
  legalPlugin(app, serve)
  signInPlugin(app, serve)
  app.get('/__mock/chatbot', serve(chatbotPage))
  app.get('/__mock/trustboxes/:template/index.html', serve(reviewsPage))
  mailboxPlugin(app, serve)
  signaturePlugin(app, serve)
  appPlugin(app, serve)
}
