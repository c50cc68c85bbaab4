interface Contract {
  paths: Record<string, Record<string, { operationId?: string; 'x-timeout-seconds'?: number }>>
}

/** What a customer waits for, where the contract names no time: the translations. */
const usualTimeoutSeconds = 20

/** Renders the calls of the product API as a TypeScript module, for the production server, which has no copy of the contract. */
export function renderApiCalls({ paths }: Contract): string {
  const calls = Object.entries(paths)
    // Answered by the social sign-in, not by the API.
    .filter(([path]) => !path.startsWith('/oauth2/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, 'x-timeout-seconds': seconds }]) =>
        operationId === undefined || !/^(get|post)$/.test(method)
          ? []
          : [
              `  { operation: '${operationId}', method: '${method.toUpperCase()}', path: '${path}', timeoutSeconds: ${seconds ?? usualTimeoutSeconds} },`,
            ],
      ),
    )
  return `export const apiCalls = [\n${calls.join('\n')}\n] as const\n`
}
