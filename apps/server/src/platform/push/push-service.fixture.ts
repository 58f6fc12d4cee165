// Test fixture: a push service (RFC 8030) with browsers that subscribe to it. It checks who sent a notification (RFC 8292) and
// decrypts it as a browser does (RFC 8291), without the library that encrypted it.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import type { PushPayload } from './send-push.ts';

export type Received = { payload: PushPayload; ttl: number; sender: string; subject: string };

/** A browser's side of a subscription. */
type Browser = { curve: ECDH; secret: Buffer; received: Received[]; answer: number };

/** On any free port unless one is given. */
export async function startPushService(port = 0) {
  const browsers = new Map<string, Browser>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const browser = browsers.get(request.url!);
    if (!browser) return response.writeHead(404).end();
    if (browser.answer !== 201) return response.writeHead(browser.answer, { location: '/elsewhere' }).end();
    const payload = JSON.parse(decrypt(browser, body)) as PushPayload;
    browser.received.push({
      payload,
      ttl: Number(request.headers['ttl']),
      ...(await senderOf(request.headers)),
    });
    return response.writeHead(201).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function senderOf({ authorization }: IncomingHttpHeaders) {
    const [, token, sender] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '')!;
    const point = Buffer.from(sender!, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
    const { payload } = await jwtVerify(token!, key, { audience: origin, requiredClaims: ['exp', 'sub'] });
    return { sender: sender!, subject: payload.sub! };
  }

  return {
    origin,
    /** A browser that has subscribed. */
    subscribe() {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const secret = randomBytes(16);
      const path = `/${randomBytes(24).toString('base64url')}`;
      const browser: Browser = { curve, secret, received: [], answer: 201 };
      browsers.set(path, browser);
      return {
        subscription: { endpoint: origin + path, p256dh, auth: secret.toString('base64url') },
        received: browser.received,
        /** From now on, the service answers with this status. */
        answerWith: (status: number) => void (browser.answer = status),
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The body is salt, record size, length of the sender's key, that key, and one encrypted record. */
function decrypt({ curve, secret }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body[20]!;
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), secret, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  // A 2 ends the last record, and zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
