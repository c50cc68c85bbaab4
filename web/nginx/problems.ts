/** nginx's own failures of a call, by HTTP status: the codes of openapi.yaml. */
const failures: Record<number, { type: string; title: string; detail: string }> = {
  413: { type: 'content-too-large', title: 'Content Too Large', detail: 'The request is larger than this call takes.' },
  414: { type: 'uri-too-long', title: 'URI Too Long', detail: 'The address of the request is longer than 8 KB.' },
  429: { type: 'too-many-requests', title: 'Too Many Requests', detail: 'There were more requests than are allowed.' },
  502: { type: 'bad-gateway', title: 'Bad Gateway', detail: 'The service behind this one gave no usable response.' },
  503: { type: 'maintenance', title: 'Service Unavailable', detail: 'The product is closed for maintenance.' },
  504: { type: 'gateway-timeout', title: 'Gateway Timeout', detail: 'The service behind this one took too long.' },
}

/** The bodies of these failures, by file name, as RFC 9457 has them. */
export function problemFiles(): [file: string, text: string][] {
  return Object.entries(failures).map(([status, failure]) => [
    `${status}.problem`,
    `${JSON.stringify({ ...failure, status: Number(status) })}\n`,
  ])
}
