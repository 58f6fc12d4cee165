// questline maintenance on, off and status: people can read everything, but nothing can be changed.
import { findMaintenance, turnMaintenanceOff, turnMaintenanceOn } from '@questline/db/maintenance.ts';
import { command, CommandError } from '../command.ts';
import { adminUrlOf } from '../environment.ts';

const messageMax = 200;
const minutesMax = 24 * 60;

const on = command({
  summary: 'Refuse all changes, while everything can still be read',
  details: `Needs ADMIN_DATABASE_URL. All API processes follow within about a second. People see a notice, can sign in, and keep
what they type. What they send is kept and sent afterward. The worker isn't stopped.`,
  options: {
    message: { about: 'A sentence that people see in the notice', value: '<text>' },
    minutes: { about: 'When it should be over. It does not end automatically', value: '<number>' },
  },
  async run({ values, environment }) {
    const { message = null } = values;
    if (message !== null && (message.trim() === '' || message.length > messageMax))
      throw new CommandError(`--message can have up to ${messageMax} characters.`, 'usage');
    const endsAt = values.minutes === undefined ? null : inMinutes(values.minutes);
    await turnMaintenanceOn(adminUrlOf(environment), { message, endsAt });
    return {
      text: 'Maintenance is on. Nothing can be changed until questline maintenance off.',
      data: { on: true, message, ends_at: endsAt },
    };
  },
});

function inMinutes(text: string): Date {
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > minutesMax)
    throw new CommandError(`--minutes is a number from 1 to ${minutesMax}.`, 'usage');
  return new Date(Date.now() + minutes * 60_000);
}

const off = command({
  summary: 'Allow changes again',
  details: 'Needs ADMIN_DATABASE_URL.',
  async run({ environment }) {
    const wasOn = await turnMaintenanceOff(adminUrlOf(environment));
    return { text: wasOn ? 'Maintenance is off.' : 'Maintenance was off already.', data: { on: false } };
  },
});

const status = command({
  summary: 'Show whether maintenance is on',
  details: 'Needs ADMIN_DATABASE_URL.',
  async run({ environment }) {
    const found = await findMaintenance(adminUrlOf(environment));
    if (!found) return { text: 'Maintenance is off.', data: { on: false } };
    const { since, ends_at, message } = found;
    const lines = [
      `Maintenance has been on since ${since}.`,
      ends_at && `It should be over at ${ends_at}.`,
      message && `Message: ${message}`,
    ];
    return { text: lines.filter(Boolean).join('\n'), data: { on: true, since, ends_at, message } };
  },
});

export const maintenanceCommands = {
  'maintenance on': on,
  'maintenance off': off,
  'maintenance status': status,
};
