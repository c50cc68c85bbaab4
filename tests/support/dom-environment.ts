import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** happy-dom, with modules as Node has them: the mock server reads files beside its own. */
const environment: Environment = { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' }
export default environment
