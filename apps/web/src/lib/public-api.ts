// The API client for visitors: no token, no session.
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { heedMaintenance } from './maintenance/maintenance.ts';

export const publicApi = createApi<Api>({ onMaintenance: heedMaintenance });
