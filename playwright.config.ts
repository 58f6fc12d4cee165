import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

// The headless shell runs the journeys in half the time. Without a system browser, Playwright uses its own.
const find = 'command -v chromium-headless-shell || command -v chromium || true';
const executablePath =
  process.env['CHROMIUM'] || execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/environment/global-setup.ts',
  fullyParallel: true,
  // They wait for a third of the time, so three on two cores.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  timeout: 40_000,
  // Three browsers, a database and three servers share the machine.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.data/journeys.json' }]],
  outputDir: '.data/journeys/failed',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Drawing animations takes a quarter of the processor's time. Journeys in which motion matters use 'no-preference'.
    reducedMotion: 'reduce',
    // Traces cost a tenth of the time. The screenshot and the page's contents at the failure are usually enough; for
    // more, add --trace=retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    // A worker would answer requests that a journey wants to hold or change. Those about offline use allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without a UTF-8 locale, Chromium saves files with non-ASCII names as "download".
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.journey.ts' },
    // Drills break something that all journeys share, such as the email server: npm run drill:emails.
    { name: 'drills', testMatch: 'drills/*.drill.ts' },
    // Screenshots of every screen, into .data/screens: npm run screens.
    { name: 'screens', testMatch: 'screens/*.screens.ts' },
    // The few screenshots that the README shows, into docs/images: npm run screens:readme.
    { name: 'readme', testMatch: 'screens/readme.ts' },
  ],
});
