import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

const services = ['https://push.example', 'https://*.push.apple.com'];

test.each(['https://push.example/a/b', 'https://web.push.apple.com/Q', 'https://a.b.push.apple.com/'])(
  '%s belongs to a push service',
  (address) => expect(isPushService(address, services)).toBe(true),
);

test.each([
  'http://push.example/',
  'https://push.example:8443/',
  'https://push.example.evil.example/',
  'https://evil.example/push.example',
  'https://evilpush.apple.com/',
  'https://push.apple.com/',
  'http://web.push.apple.com/',
  'https://web.push.apple.com:444/',
  'https://user@push.example/',
  'https://push.example@127.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'file:///etc/passwd',
  'nothing',
])('%s does not', (address) => expect(isPushService(address, services)).toBe(false));
