// The error every failed API call throws. It also handles codes that this client doesn't know.
import type { ContactKind } from '../vocabularies/contact-details.ts';
import { errorCodes, errors, type ErrorBody, type ErrorCode, type First } from './errors.ts';

type Given = Partial<ErrorBody> & Pick<ErrorBody, 'code'>;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Text for people; `message` is for logs. */
  readonly text: string;
  readonly fields: Record<string, string>;
  /** The current status, if someone else changed it first. */
  readonly state: string | undefined;
  /** Who changed it first, if it was someone of the same company. */
  readonly first: First | undefined;
  /** For contact_details: what was found. */
  readonly found: ContactKind[];
  readonly requestId: string | undefined;
  /** How long an overloaded server asks us to wait before retrying. */
  readonly retryAfterMs: number;

  constructor(body: Given, options: { status?: number; retryAfterMs?: number; cause?: unknown } = {}) {
    super(body.code, { cause: options.cause });
    const known = errors[body.code] ?? errors.unexpected; // a newer server may send codes we don't know
    this.code = body.code;
    this.status = options.status ?? known.status;
    this.fields = body.fields ?? {};
    this.state = body.state;
    this.first = body.first;
    this.found = body.found ?? [];
    this.requestId = body.request_id;
    const text = body.text ?? known.text;
    // With what an operator finds it by in the log.
    const isFailure = this.status >= 500 && this.code !== 'maintenance';
    this.text = isFailure && this.requestId ? `${text} (Error ${this.requestId.slice(0, 8)})` : text;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}

/** For responses that aren't ours, such as a proxy's error page. */
export const codeOfStatus = (status: number): ErrorCode =>
  errorCodes.find((code) => errors[code].status === status) ?? (status > 500 ? 'unavailable' : 'unexpected');
