import type { FastifyRequest } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'

/**
 * Refuses members that a route of the control API does not know. If a misspelt member were ignored, a test that asserts that no such
 * call came would pass.
 */
export async function checkControlRequest({ method, routeOptions, query, body }: FastifyRequest): Promise<void> {
  if (method === 'GET' && Object.keys(query as object).length === 0) return
  // Loaded at the first request that has something to check, so that a tester does not wait for it at the start.
  const { controlRoutes, findRequestProblems } = await import('./control-routes.ts')
  const route = controlRoutes[`${method} ${routeOptions.url}`]
  const problems = route ? findRequestProblems(route, { query, body }) : []
  if (problems.length > 0) throw new HttpError(400, problems.join(' '))
}
