import type { StandIn, StartStandIn } from '#tests/other-apis/stand-in.ts'
import { startWebServer } from '../web-server.ts'

/** By which way the page reaches the API: through the server that serves the page, or at the API's own origin. */
export type Way = 'by proxy' | 'cross-origin'

/** Serves the build against another API than the mock server, which goes on playing the outside parties. */
export async function serveAgainst(start: StartStandIn, way: Way) {
  let standIn: StandIn | undefined
  const web = await startWebServer(async pageOrigin => {
    standIn = await start({ pageOrigin })
    return { ...outsideParties(), ...wayTo(standIn, way) }
  })
  if (!standIn) throw new Error('The web server did not ask for its environment.')
  const api = standIn
  async function close() {
    await web.close()
    await api.close()
  }
  return { pageOrigin: web.origin, standIn: api, close }
}

function wayTo({ origin }: StandIn, way: Way): NodeJS.ProcessEnv {
  const { port } = new URL(origin)
  if (way === 'by proxy') return { ALTA_ENVIRONMENT: 'dev', API_UPSTREAM: origin, MOCK_PORT: port }
  // The page's own host, so that the browser sends the API's cookies without TLS.
  return { API_ORIGIN: `http://localhost:${port}` }
}

function outsideParties(): NodeJS.ProcessEnv {
  const mock = `http://localhost:${process.env.E2E_MOCK_PORT}`
  return {
    TRANSLATION_URL: `${mock}/api`,
    GOOGLE_SCRIPT_URL: `${mock}/__mock/google/client.js`,
    CHATBOT_URL: `${mock}/__mock/chatbot`,
    REVIEW_WIDGET_URL: `${mock}/__mock/reviews.js`,
    MARKETING_ROOT: `${mock}/__mock/marketing/`,
  }
}
