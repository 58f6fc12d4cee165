// Starts one environment for the whole run; journeys find its addresses in environment variables.
import type { FullConfig } from '@playwright/test';
import { startEnvironment } from './environment.ts';

export default async function setUp({ workers }: FullConfig) {
  const { origin, emails, emailSwitch, database, api, stop } = await startEnvironment(workers);
  process.env['JOURNEY_ORIGIN'] = origin;
  process.env['JOURNEY_EMAILS'] = emails;
  process.env['JOURNEY_EMAIL_SWITCH'] = emailSwitch;
  process.env['JOURNEY_DATABASE'] = database;
  process.env['JOURNEY_API_SETTINGS'] = JSON.stringify(api);
  return stop;
}
