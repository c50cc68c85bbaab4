import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { exitWithMessage } from '../server/exit-with-message.ts'
import { describeErrorLine } from './error-log.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { serveReadiness } from './readiness.ts'
import { activateConfiguration, type Configuration, writeConfiguration } from './write-configuration.ts'

interface Server {
  readEnvironment: () => NodeJS.ProcessEnv
  /** A folder of this server's own. */
  run: string
  /** Path of nginx, or a name that is found. */
  nginx: string
}

/** How many configurations stay: the present one, and earlier ones for requests that are under way while nginx is reloaded. */
const keptConfigurations = 3

/**
 * Runs nginx. SIGHUP reads configuration, pages and certificates again; errors are logged, and the server keeps its last configuration.
 * SIGTERM says at `/healthz` that it ends, serves on while balancers notice, and lets requests end. SIGINT lets requests end at once.
 * Throws an Error when the first configuration is not usable.
 */
export async function supervise({ readEnvironment, run, nginx }: Server): Promise<void> {
  removeRemains(run)
  /** The folders of the configurations that nginx may be using, the newest last. */
  const generations: string[] = []
  let configuration = await load(readEnvironment())
  const server = startNginx(nginx, run)
  await serveReadiness(join(run, 'supervisor.sock'), () => configuration)

  const metrics = createMetrics()
  const { metricsPort: port } = configuration.settings
  const certificate = () => configuration.settings.tls?.certificate
  if (port) await serveMetrics({ run, port, certificate, metrics, reopenLogs: () => server.kill('SIGUSR1') })

  /** Reloads are done one after the other. */
  let reloading = Promise.resolve()
  process.on('SIGHUP', () => {
    reloading = reloading.then(reload)
  })
  process.on('SIGINT', () => server.kill('SIGQUIT'))
  process.once('SIGTERM', async () => {
    writeFileSync(join(run, 'draining'), '')
    await wait(configuration.settings.drainSeconds * 1000)
    server.kill('SIGQUIT')
  })

  async function load(environment: NodeJS.ProcessEnv): Promise<Configuration> {
    mkdirSync(run, { recursive: true })
    const generation = mkdtempSync(join(run, 'configuration-'))
    try {
      const written = await writeConfiguration(environment, { run, generation })
      testConfiguration(nginx, generation)
      activateConfiguration(written, run)
      generations.push(generation)
      return written
    } catch (error) {
      rmSync(generation, { recursive: true })
      throw error
    }
  }

  async function reload() {
    try {
      // The port of the metrics is opened at the start only.
      configuration = await load({ ...readEnvironment(), METRICS_PORT: String(port ?? '') })
      server.kill('SIGHUP')
      for (const old of generations.splice(0, generations.length - keptConfigurations)) rmSync(old, { recursive: true })
      metrics.reloads.done += 1
      log('notice', 'configuration, pages and certificates were read again')
    } catch (error) {
      metrics.reloads.refused += 1
      log('error', `nothing was reloaded: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** Removes what a server that was killed left behind. */
function removeRemains(run: string) {
  if (!existsSync(run)) return
  const remains = /^(draining|status\.sock|metrics\.log(\.old)?|configuration-.*)$/
  for (const name of readdirSync(run)) if (remains.test(name)) rmSync(join(run, name), { recursive: true })
}

/** Throws an Error with nginx's own words when it refuses a configuration. */
function testConfiguration(nginx: string, generation: string) {
  const args = ['-t', '-q', '-c', join(generation, 'nginx.conf'), '-e', 'stderr']
  // nginx opens its log as well, which may be the standard output.
  const { status, stderr, error } = spawnSync(nginx, args, { encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] })
  if (error) throw new Error(`nginx could not be started, which NGINX_PATH names: ${error.message}`)
  if (status !== 0) throw new Error(`nginx refuses the configuration: ${stderr.trim()}`)
}

function startNginx(nginx: string, run: string): ChildProcess {
  const server = spawn(nginx, ['-c', join(run, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'pipe'] })
  server.on('error', error =>
    exitWithMessage(new Error(`nginx could not be started, which NGINX_PATH names: ${error.message}`)),
  )
  server.on('exit', code => process.exit(code ?? 1))
  if (server.stderr) createInterface(server.stderr).on('line', line => console.error(describeErrorLine(line)))
  return server
}

function log(level: string, message: string) {
  console.error(JSON.stringify({ time: new Date().toISOString(), level, message }))
}
