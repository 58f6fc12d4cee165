// How `questline doctor` asks the API how many proxies a request came through. Only someone with the secrets may ask.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const probeHeader = 'x-questline-probe';
const validMs = 60_000;

const sign = (secret: string, time: string) =>
  createHmac('sha256', secret).update(`proxy probe ${time}`).digest('base64url');

export const createProbe = (secret: string, now = Date.now()) => `${now}.${sign(secret, String(now))}`;

export function isProbe(header: unknown, secrets: readonly string[], now = Date.now()): boolean {
  const [, time, signature] = (typeof header === 'string' && /^(\d{13})\.([\w-]{43})$/.exec(header)) || [];
  if (!time || Math.abs(now - Number(time)) > validMs) return false;
  return secrets.some((secret) => timingSafeEqual(Buffer.from(signature!), Buffer.from(sign(secret, time))));
}

/** Each proxy adds the address that it was called from. */
export const countForwards = (header: string | string[] | undefined): number =>
  header === undefined ? 0 : [header].flat().join().split(',').length;
