// What people should know about signing out other devices: a page that is open there has an access token already.
import { limits } from '@questline/contract/plain';

export const openPagesText = `Pages that are still open stop working within ${limits.accessTokenMinutes} minutes.`;
