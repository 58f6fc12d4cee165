// Writes openapi.json.
import { writeFileSync } from 'node:fs';
import { openapiText } from './app/openapi.ts';

writeFileSync(new URL('../../../openapi.json', import.meta.url), openapiText());
