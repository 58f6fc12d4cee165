// The key that our notifications are signed with (VAPID, RFC 8292), derived from a setting: operators keep one line of text.
import { createECDH, hkdfSync } from 'node:crypto';

export type PushKeys = { publicKey: string; privateKey: string };

export function pushKeysOf(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'push', 32)));
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
  };
}
