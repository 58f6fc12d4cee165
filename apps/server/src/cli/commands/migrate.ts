// questline migrate
import { migrate, MigrationRefused } from '@questline/db/migrate.ts';
import { command, CommandError } from '../command.ts';
import { adminUrlOf } from '../environment.ts';

export const migrateCommand = command({
  summary: 'Create or update the tables, roles and policies of the database',
  details: `Needs ADMIN_DATABASE_URL. Only moves forward: if the database is newer than this version, nothing is changed.
An interrupted run can be repeated.`,
  options: {
    'earlier-policies': {
      about: 'Let the policies of this version replace newer ones, to revert on purpose',
    },
  },
  async run({ values, environment }) {
    const earlierPolicies = values['earlier-policies'];
    const applied = await migrate(adminUrlOf(environment), { earlierPolicies }).catch((error: unknown) => {
      throw error instanceof MigrationRefused ? new CommandError(error.message) : error;
    });
    return { text: applied.length ? `Applied ${applied.join(', ')}.` : 'Nothing to do.', data: { applied } };
  },
});
