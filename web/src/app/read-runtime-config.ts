import type { RuntimeConfig } from './runtime-config.ts'

/**
 * Reads the configuration that the server wrote into the page as inert JSON (`<script type="application/json" id="config">`).
 * Throws an Error when there is none. The server has checked its values; the page checks them once it is drawn, with
 * `checkRuntimeConfig`, so that no customer waits for that.
 */
export function readRuntimeConfig(page: Pick<Document, 'getElementById'>): RuntimeConfig {
  const element = page.getElementById('config')
  if (!element) throw new Error('Configuration: the page has no <script type="application/json" id="config">.')
  try {
    return JSON.parse(element.textContent ?? '')
  } catch {
    throw new Error('Configuration: the text in #config is not JSON.')
  }
}
