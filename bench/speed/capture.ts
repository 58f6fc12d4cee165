// A proxy between an API and PostgreSQL that records what a request sends. It sees the protocol itself, so the
// API needs no change, and a round trip is what it really is: sending something and waiting for the answer.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWireReader, type Statement } from './wire.ts';

export type Captured = { statements: Statement[]; roundTrips: number };

export async function startCapture(databasePort: number) {
  let seen: Captured = { statements: [], roundTrips: 0 };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: databasePort, host: '127.0.0.1', noDelay: true });
    const reader = createWireReader();
    // Everything sent before the next answer belongs to the same round trip.
    let isWaiting = false;
    client.on('data', (chunk: Buffer) => {
      seen.statements.push(...reader.push(chunk));
      if (!isWaiting) seen.roundTrips++;
      isWaiting = true;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      isWaiting = false;
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** What one request sends. Requests must not overlap. */
    async during(request: () => Promise<void>): Promise<Captured> {
      seen = { statements: [], roundTrips: 0 };
      await request();
      // The answer may be sent before the commit was.
      await sleep(5);
      return seen;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
