// The table of docs/settings.md, so that it cannot say anything else than the code does.
import { table } from './env-table.ts';

const code = (text: string) => `\`${text}\``;

export function settingsPage(): string {
  const rows = Object.entries<{ says: string; otherwise?: string; inDevelopment?: string }>(table).map(
    ([key, { says, otherwise, inDevelopment }]) => {
      const development = inDevelopment ?? otherwise!;
      return `| ${code(key)} | ${says} | ${code(development)} | ${otherwise ? code(otherwise) : '**required**'} |`;
    },
  );
  return `# Settings

Read from the environment when a process starts; in development a file \`.env\` works too, and none is needed.
Whatever is wrong or missing is named in one message and the process does not start.
\`npm run settings\` writes this page from the code.

| Setting | Meaning | In development | In production |
|---|---|---|---|
${rows.join('\n')}
`;
}
