// Writes docs/settings.md.
import { writeFileSync } from 'node:fs';
import { settingsPage } from './platform/env/env-page.ts';

writeFileSync(new URL('../../../docs/settings.md', import.meta.url), settingsPage());
