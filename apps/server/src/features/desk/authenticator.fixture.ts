// Test fixture: an authenticator in software that creates and uses one passkey (ES256).
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = {
  /** Where the browser is. */
  origin: string;
  rpId?: string;
  /** Whether the person has confirmed with a fingerprint, face or PIN. */
  isUserVerified?: boolean;
};
const flag = { userPresent: 0x01, userVerified: 0x04, newKey: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export function createAuthenticator({
  origin,
  rpId = new URL(origin).hostname,
  isUserVerified = true,
}: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(extraFlags: number, extra: Buffer = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    const flags = flag.userPresent | (isUserVerified ? flag.userVerified : 0) | extraFlags;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, extra]);
  }
  /** The public key as a COSE map. */
  function coseKey() {
    const { x, y } = publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  }

  return {
    create({ challenge }: { challenge: string }) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const authData = authenticatorData(flag.newKey, key);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        challenge,
        credential: {
          id: base64url(id),
          response: {
            clientDataJSON: base64url(clientData('webauthn.create', challenge)),
            attestationObject: base64url(attestation),
            transports: ['internal'],
          },
        },
      };
    },
    use({ challenge }: { challenge: string }) {
      const [data, client] = [authenticatorData(0), clientData('webauthn.get', challenge)];
      return {
        challenge,
        credential: {
          id: base64url(id),
          response: {
            clientDataJSON: base64url(client),
            authenticatorData: base64url(data),
            signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          },
        },
      };
    },
    /** An authenticator that was restored from an old copy. */
    turnBack: () => void (counter = 0),
  };
}
