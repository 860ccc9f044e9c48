import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A network between the server and its database that can be cut without anybody noticing. */
export type SwallowingProxy = {
  /** `databaseUrl` through this network. */
  readonly through: (databaseUrl: string) => string
  /**
   * From now on nothing gets through, and nothing is closed: not on the connections that there are,
   * nor on those that are opened meanwhile.
   */
  readonly swallow: () => void
  /**
   * New connections get through again. Those from before the cut, or opened during it, stay silent
   * for good, as behind a router that has forgotten them.
   */
  readonly restore: () => void
  /** How many connections it holds that nobody has closed. */
  readonly openConnections: () => number
  readonly close: () => Promise<void>
}

/** A network to `databaseUrl`, on loopback. */
export async function swallowingProxy(databaseUrl: string): Promise<SwallowingProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<{ readonly client: Socket; isSilent: boolean }>()
  const sockets = new Set<Socket>()
  let isCut = false

  const kept = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const server = createServer((client) => {
    const pair = { client: kept(client), isSilent: isCut }
    pairs.add(pair)
    client.on('close', () => pairs.delete(pair))
    const database = kept(connect(Number(target.port), target.hostname))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('data', (chunk: Buffer) => void (pair.isSilent || to.write(chunk)))
      from.on('close', () => void (pair.isSilent || to.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')

  return {
    through: (url) => {
      const own = new URL(url)
      own.hostname = '127.0.0.1'
      own.port = String(address.port)
      return own.href
    },
    swallow: () => {
      isCut = true
      for (const pair of pairs) pair.isSilent = true
    },
    restore: () => {
      isCut = false
    },
    openConnections: () => pairs.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
