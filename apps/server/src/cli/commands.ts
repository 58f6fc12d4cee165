// Every command, in the order of the help. docs/operating.md has the same ones.
import type { Commands } from './cli.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommands } from './commands/backup.ts';
import { jobsCommand } from './commands/jobs.ts';
import { exportCommand } from './commands/export.ts';
import { mailCommands } from './commands/mail.ts';
import { maintenanceCommands } from './commands/maintenance.ts';
import { migrateCommand } from './commands/migrate.ts';
import { operatorCommands } from './commands/operator.ts';
import { restoreCommand } from './commands/restore.ts';
import { userCommands } from './commands/user.ts';
import { versionCommand } from './commands/version.ts';
import { doctorCommand } from './doctor/doctor.ts';

export const commands: Commands = {
  doctor: doctorCommand,
  migrate: migrateCommand,
  ...backupCommands,
  restore: restoreCommand,
  ...maintenanceCommands,
  ...operatorCommands,
  ...userCommands,
  export: exportCommand,
  ...mailCommands,
  jobs: jobsCommand,
  'audit verify': auditCommand,
  version: versionCommand,
};
