/** The mock server of the browser tests writes all calls into this HTTP Archive. */
export const browserTraffic = 'test-results/browser-traffic.har'
