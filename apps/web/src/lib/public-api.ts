// The API client for visitors: no token, no session.
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';

export const publicApi = createApi<Api>();
