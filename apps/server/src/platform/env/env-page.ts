// Builds docs/settings.md and .env.example from the table of settings, so that neither can be out of date.
import { table } from './env-table.ts';

type Row = { description: string; defaultValue?: string; developmentDefault?: string };

const rows = Object.entries<Row>(table);
const code = (text: string) => `\`${text}\``;

export function settingsPage(): string {
  const lines = rows.map(([key, { description, defaultValue, developmentDefault }]) => {
    const inDevelopment = code(developmentDefault ?? defaultValue!);
    return `| ${code(key)} | ${description} | ${inDevelopment} | ${defaultValue ? code(defaultValue) : '**required**'} |`;
  });
  return `# Settings

Settings are environment variables, read when a process starts. Development needs none of them; to change some, copy
\`.env.example\` to \`.env\`. If a setting is wrong or missing, the process prints all problems in one message and doesn't
start.

Each setting can also be in a file, which keeps secrets out of the environment: \`TOKEN_SECRETS_FILE=/run/secrets/token\`
reads \`TOKEN_SECRETS\` from that file. This works for every setting: add \`_FILE\` to its name. Line breaks at the end of the
file don't count. Setting both is an error.

\`npm run settings\` writes this page and \`.env.example\` from the code.

| Setting | Meaning | Default in development | Default in production |
|---|---|---|---|
${lines.join('\n')}
`;
}

export function settingsExample(): string {
  const settings = rows.map(([key, { description, defaultValue, developmentDefault }]) => {
    const note = defaultValue ? '' : ' Required in production.';
    return `# ${description}${note}\n#${key}=${developmentDefault ?? defaultValue}\n`;
  });
  return `# Settings with their development defaults. Copy this file to .env and uncomment what you want to change.
# Written from the code by npm run settings; docs/settings.md also lists the production defaults.

${settings.join('\n')}`;
}
