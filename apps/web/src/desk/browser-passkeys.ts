// Asks the browser for a passkey. Browsers read and write the contract's shapes themselves.
import type { NewCredential, PasskeyCreation, PasskeyRequest, UsedCredential } from '@questline/contract';
import { failureText } from '../lib/format/failure-text.ts';

export const hasPasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Confirmed<Credential> = { challenge: string; credential: Credential };

export async function createPasskey(options: PasskeyCreation): Promise<Confirmed<NewCredential>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const created = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return { challenge: options.challenge, credential: created.toJSON() as NewCredential };
}

export async function signWithPasskey(options: PasskeyRequest): Promise<Confirmed<UsedCredential>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return { challenge: options.challenge, credential: used.toJSON() as UsedCredential };
}

/** The browser's own errors, in words. It doesn't say whether someone canceled or had no passkey. */
export function passkeyFailureText(error: unknown): string {
  if (!(error instanceof DOMException)) return failureText(error);
  return error.name === 'InvalidStateError'
    ? 'This device already has a passkey for your account.'
    : "The passkey wasn't confirmed. Please try again.";
}
