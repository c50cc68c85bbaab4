import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver'
import { getFreePort } from '../../../scripts/start/ports.ts'
import type { Engine } from './engine.ts'

/** Starts WebKit's MiniBrowser on a screen in memory, through its own WebDriver server. */
export async function startWebKit(driverPath: string, screenServerPath: string): Promise<Engine> {
  const { display, screen } = await startScreen(screenServerPath)
  const port = await getFreePort()
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' }
  const server = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers).toBe(true)
  const driver = await new Builder()
    .usingServer(origin)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  const find = async (xpath: string): Promise<WebElement> => {
    await expect
      .poll(async () => (await driver.findElements(By.xpath(xpath))).length, { message: xpath })
      .toBeGreaterThan(0)
    const element = await driver.findElement(By.xpath(xpath))
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    return element
  }
  return {
    open: url => driver.get(url),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    click: async xpath => (await find(xpath)).click(),
    chooseFile: async (xpath, path) => (await find(xpath)).sendKeys(path),
    run: body => driver.executeScript(body),
    async close() {
      await driver.quit()
      for (const process of [server, screen]) {
        process.kill()
        if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
      }
    },
  }
}

/** The screen server chooses a free number itself and tells it. */
async function startScreen(path: string): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']
  const screen = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  return { display: `:${String(number).trim()}`, screen }
}
