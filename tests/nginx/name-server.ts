import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server for tests. `lookup` gives the IPv4 addresses of a name; none: it does not exist. Answers hold for a second. */
export async function startNameServer(lookup: (name: string) => readonly string[]) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query)
    const isIpv4 = query.readUInt16BE(end) === 1
    const found = lookup(name)
    const addresses = isIpv4 ? found : []
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(found.length === 0 ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(addresses.length, 6)
    header.writeUInt32BE(0, 8)
    const answers = addresses.map(each =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...each.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

/** The name that a query asks about, and where what follows it begins. */
function readName(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}
