// What people do in a browser after the last command of docs/deploy.md: the first operator sets up the account, and a
// student signs up.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chromium } from '@playwright/test';
import { addAuthenticator } from '../../e2e/support/operators.ts';
import { newPerson, signUp } from '../../e2e/support/people.ts';

type Options = {
  origin: string;
  /** A browser in the network of the server. */
  executablePath: string;
  /** The hash of the key that signs the certificate. Certificates of others are refused. */
  authority: string;
  link: string;
  folder: string;
};

/** Without a system browser, Playwright's own. */
export const findBrowser = () => {
  const find = 'command -v chromium-headless-shell || command -v chromium || true';
  const found = process.env['CHROMIUM'] || execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim();
  return found || chromium.executablePath();
};

/** The hash of a certificate's public key, as Chromium expects it. */
export const keyHashOf = (certificate: string) =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

export async function signInForTheFirstTime({ origin, executablePath, authority, link, folder }: Options) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    `--ignore-certificate-errors-spki-list=${authority}`,
  ];
  const browser = await chromium.launch({ executablePath, args });
  const open = async () => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(120_000);
    return page;
  };
  try {
    const desk = await open();
    await addAuthenticator(desk);
    const answer = await desk.goto(link);
    const certificate = await answer!.securityDetails();
    const operator = newPerson('Ada Fields');
    await desk.getByLabel('Password', { exact: true }).fill(operator.password);
    const codes = desk.getByLabel('I saved the codes in a safe place');
    // A busy server says "Please try again".
    for (let attempts = 0; attempts < 5 && !(await codes.isVisible()); attempts++) {
      await desk.getByRole('button', { name: 'Create passkey' }).click();
      await codes.or(desk.getByRole('alert')).first().waitFor();
    }
    await codes.check();
    await desk.getByRole('button', { name: 'Go to the desk' }).click();
    await desk.getByRole('heading', { name: 'Reports', exact: true }).waitFor();
    await desk.screenshot({ path: `${folder}/desk.png` });

    const student = newPerson('Noor Haddad');
    const page = await open();
    await signUp(page, 'student', student);
    await page.waitForURL('**/incentives');
    await page.getByText('Please verify your email', { exact: true }).waitFor();
    await page.screenshot({ path: `${folder}/student.png` });
    return { certificate, student };
  } catch (cause) {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const texts = await Promise.all(pages.map((page) => page.locator('body').innerText()));
    throw new Error(`The browser shows:\n${texts.join('\n')}`, { cause });
  } finally {
    await browser.close();
  }
}
