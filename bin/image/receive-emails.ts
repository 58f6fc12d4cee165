// An email server for the smoke test that accepts everything. Containers must reach it, so it listens on all addresses.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export async function receiveEmails() {
  const emails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isInData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 smoke');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = isInData ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isInData) server.emit('email', emails.push(part));
        if (part.startsWith('QUIT')) socket.end('221 bye\r\n');
        else reply(!isInData && part.startsWith('DATA') ? '354 go ahead' : '250 ok');
        isInData = !isInData && part.startsWith('DATA');
      }
    });
  });
  await once(server.listen(0, '0.0.0.0'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async next(timeoutMs: number): Promise<string> {
      if (!emails.length) await once(server, 'email', { signal: AbortSignal.timeout(timeoutMs) });
      return emails.shift()!;
    },
    close: () => void server.close(),
  };
}
