// A real SMTP server for tests: keeps what it receives, and can be made to misbehave.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type ReceivedEmail = { raw: string; messageId: string; to: string[]; at: number };
export type Behavior =
  | 'normal'
  | 'slow'
  | 'busy'
  | 'unknown recipient'
  | 'hang up after data'
  | 'refuse the text';

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

export async function startEmailServer() {
  const received: ReceivedEmail[] = [];
  const state = { behavior: 'normal' as Behavior, taken: () => {} };

  const open = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onRcptTo({ address }, _session, reply) {
        if (state.behavior === 'busy') return reply(answer(451, `4.7.1 <${address}> try later`));
        if (state.behavior === 'unknown recipient')
          return reply(answer(550, `5.1.1 <${address}> is unknown`));
        return reply();
      },
      onData(stream, session, reply) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (state.behavior === 'refuse the text') return reply(answer(554, '5.7.1 looks like spam'));
          received.push(read(Buffer.concat(chunks).toString(), session));
          state.taken();
          // Accepted, but the response is lost, so the sender cannot know.
          if (state.behavior === 'hang up after data') return hangUp(server, session);
          return setTimeout(reply, state.behavior === 'slow' ? 1_000 : 0);
        });
      },
    });
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };

  let server = await open(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    async startAgain() {
      server = await open(port);
    },
  };
}

const read = (raw: string, session: SMTPServerSession): ReceivedEmail => ({
  raw,
  messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
  to: session.envelope.rcptTo.map(({ address }) => address),
  at: performance.now(),
});

type Connection = { session: { id: string }; _socket: { destroy(): void } };
function hangUp(server: SMTPServer, { id }: SMTPServerSession) {
  const { connections } = server as unknown as { connections: Set<Connection> };
  for (const connection of connections) if (connection.session.id === id) connection._socket.destroy();
}
