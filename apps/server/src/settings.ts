// Writes docs/settings.md and .env.example: npm run settings.
import { writeFileSync } from 'node:fs';
import { settingsExample, settingsPage } from './platform/env/env-page.ts';

const root = new URL('../../../', import.meta.url);
writeFileSync(new URL('docs/settings.md', root), settingsPage());
writeFileSync(new URL('.env.example', root), settingsExample());
