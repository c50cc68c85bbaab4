/** Where the mock server of the browser tests leaves an HTTP Archive of all it was asked. */
export const browserTraffic = 'test-results/browser-traffic.har'
