// questline version
import { filesIn } from '@questline/db/schema-version.ts';
import { version } from '../../platform/process/version.ts';
import { command } from '../command.ts';

export const versionCommand = command({
  summary: 'Show the version of this installation',
  async run() {
    const schema = filesIn('migrations').at(-1)!.name.replace('.sql', '');
    return {
      text: `Questline ${version}, database version ${schema}, Node.js ${process.versions.node}`,
      data: { version, schema, node: process.versions.node },
    };
  },
});
