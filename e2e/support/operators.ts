// Operators in journeys, with an authenticator in Chromium.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createOperator as storeOperator } from '@questline/db/operators.ts';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { hashSecret, newSecret } from '../../apps/server/src/platform/auth/secrets.ts';
import { newPerson } from './people.ts';

const command = join(import.meta.dirname, '../../apps/server/src/questline.ts');

/** Runs `questline operator …`, a process that takes a second to start, and returns what it prints. */
export async function runOperator(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    // An earlier journey in this process may have imported something that sets it to production.
    NODE_ENV: 'development',
    ADMIN_DATABASE_URL: process.env['JOURNEY_DATABASE'],
    ORIGIN: process.env['JOURNEY_ORIGIN'],
  };
  return (await promisify(execFile)(process.execPath, [command, 'operator', ...args], { env })).stdout;
}

export const linkIn = (printed: string) => /http:\S+\/desk\/set-up#\S+/.exec(printed)![0];

/** As `questline operator create` does it. */
export async function createOperator(name: string, role: 'operator' | 'lead' = 'operator') {
  const operator = newPerson(name);
  const secret = newSecret();
  const stored = { email: operator.email, name, role, setupHash: hashSecret(secret) };
  expect(await storeOperator(process.env['JOURNEY_DATABASE']!, stored)).toBe(true);
  return { ...operator, link: `${process.env['JOURNEY_ORIGIN']}/desk/set-up#${secret}` };
}

/** A built-in authenticator with a fingerprint reader. Returns what changes it. */
export async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const add = async () =>
    (
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
    ).authenticatorId;
  let authenticatorId = await add();
  return {
    /** Another device: its passkeys are different ones. */
    async replace() {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await add();
    },
    /** Whether the finger is recognized. */
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    async credentials() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    addCredential: (
      credential: Awaited<ReturnType<typeof cdp.send<'WebAuthn.getCredentials'>>>['credentials'][0],
    ) => cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** Sets up the account and returns the recovery codes. */
export async function setUpOperator(page: Page, { link, password }: { link: string; password: string }) {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  await page.getByLabel('I saved the codes in a safe place').check();
  await page.getByRole('button', { name: 'Go to the desk' }).click();
  await atDesk(page);
  return codes;
}

export async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/desk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const atDesk = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible();
export async function openAccount(page: Page) {
  await atDesk(page);
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/desk/account');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
}
export const atSignIn = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
