// The one error a call can end with. It knows every refusal of the table and survives those it does not.
import { errorCodes, errors, type ErrorBody, type ErrorCode } from './errors.ts';

type Given = Partial<ErrorBody> & Pick<ErrorBody, 'code'>;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Words for people; `message` is for logs. */
  readonly text: string;
  readonly fields: Record<string, string>;
  /** The status that something has now, where it was decided elsewhere meanwhile. */
  readonly state: string | undefined;
  readonly requestId: string | undefined;
  /** How long a full server asks to wait before trying again. */
  readonly retryAfterMs: number;

  constructor(body: Given, options: { status?: number; retryAfterMs?: number; cause?: unknown } = {}) {
    super(body.code, { cause: options.cause });
    const known = errors[body.code] ?? errors.unexpected; // a newer server may know more codes
    this.code = body.code;
    this.status = options.status ?? known.status;
    this.text = body.text ?? known.text;
    this.fields = body.fields ?? {};
    this.state = body.state;
    this.requestId = body.request_id;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}

/** A refusal whose body is not ours: a proxy's page, for instance. */
export const codeOfStatus = (status: number): ErrorCode =>
  errorCodes.find((code) => errors[code].status === status) ?? (status > 500 ? 'unavailable' : 'unexpected');
