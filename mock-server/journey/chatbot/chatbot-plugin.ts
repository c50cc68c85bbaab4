import type { FastifyInstance } from 'fastify'
import { sendPage } from '../page/send-page.ts'
import { visit } from '../page/visit.ts'
import { chatbotPage } from './chatbot-page.ts'

/** The chatbot's frame. */
export async function chatbotPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  app.get('/__mock/chatbot', (request, reply) => {
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, chatbotPage(here))
  })
}
