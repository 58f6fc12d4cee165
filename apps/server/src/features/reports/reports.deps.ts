// What the app injects into this feature.
import type { RateLimit } from '../../platform/limits/rate-limit.ts';

export type ReportsDeps = { rateLimit: RateLimit; crisisHelp: string | undefined };
