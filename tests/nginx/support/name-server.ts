import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server that no process waits for. `lookup` gives the IPv4 addresses of every name; none: it does not exist. Answers hold for a second. */
export async function startNameServer(lookup: () => readonly string[]): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    let end = 12
    for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) end += 1 + length
    const isIpv4 = query.readUInt16BE(end + 1) === 1
    const found = lookup()
    const answers = (isIpv4 ? found : []).map(each =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...each.split('.').map(Number)]),
    )
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(found.length === 0 ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(answers.length, 6)
    header.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([header, query.subarray(12, end + 5), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  socket.unref()
  return `127.0.0.1:${socket.address().port}`
}
