// The typed API client: createApi<Api>()('POST /api/messages', { body }). It only imports values from files without
// zod, so that no schema ends up in the bundle.
import { ApiError, codeOfStatus } from './api-error.ts';
import type { Answer, Endpoints, Request } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';
import { decodeMaintenance, maintenanceHeader, type Maintenance } from './maintenance.ts';
import { limits } from '../limits.ts';

export { ApiError } from './api-error.ts';

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
type CallOptions = { signal?: AbortSignal };
type Arguments<R> = {} extends R ? [request?: R, options?: CallOptions] : [request: R, options?: CallOptions];

type Token = string | undefined;
export type ApiOptions = {
  origin?: string;
  token?: () => Token | Promise<Token>;
  timeoutMs?: number;
  /** Called with every response, for the debug view. */
  observe?: (call: ApiCall) => void;
  /** Called with every response, with what it says about maintenance. */
  onMaintenance?: (state: Maintenance | undefined) => void;
};
/** `status` 0: no response. */
export type ApiCall = { key: string; status: number; tookMs: number; requestId: string | null };

export function createApi<Api extends Endpoints>({
  origin = '',
  token = () => undefined,
  timeoutMs = limits.requestTimeoutMs,
  observe,
  onMaintenance,
}: ApiOptions = {}) {
  return async function api<Key extends keyof Api & string>(
    key: Key,
    ...[request, { signal } = {}]: Arguments<Request<Api[Key]>>
  ): Promise<Answer<Api[Key]>> {
    const { params = {}, query = {}, body } = (request ?? {}) as Parts;
    const [method, path] = key.split(' ') as [string, string];
    const url = `${origin}${fill(path, params)}${search(query)}`;
    const bearer = await token();
    const headers: Record<string, string> = {};
    if (bearer) headers['authorization'] = `Bearer ${bearer}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };

    for (let retries = method === 'GET' ? limits.requestRetries : 0; ; retries--) {
      try {
        const began = performance.now();
        const tell = (response?: Response) => {
          if (response) onMaintenance?.(decodeMaintenance(response.headers.get(maintenanceHeader)));
          observe?.({
            key,
            status: response?.status ?? 0,
            tookMs: performance.now() - began,
            requestId: response?.headers.get('x-request-id') ?? null,
          });
        };
        return (await send(url, init, { timeoutMs, signal, tell })) as Answer<Api[Key]>;
      } catch (error) {
        // Retry requests that got no response, but not those the server refused.
        if (retries === 0 || !(error instanceof ApiError) || !passing.has(error.code)) throw error;
        // An overloaded server says when to retry. Retrying right away would add to the load.
        await new Promise((done) => setTimeout(done, Math.min(error.retryAfterMs, retryMaxMs)));
      }
    }
  };
}

/** Upper limit, whatever a proxy asks for: people leave if they have to wait longer. */
const retryMaxMs = 3_000;

const passing = new Set<ErrorBody['code']>(['unavailable', 'timeout']);

type Sending = {
  timeoutMs: number;
  signal: AbortSignal | undefined;
  tell: (response?: Response) => void;
};

async function send(url: string, init: RequestInit, { timeoutMs, signal, tell }: Sending) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any(signal ? [signal, timeout] : [timeout]);
  try {
    const response = await fetch(url, { ...init, signal: either });
    tell(response);
    if (!response.ok) throw await refusal(response);
    return response.status === 204 ? undefined : await response.json();
  } catch (cause) {
    // A caller that aborts gets its own reason back, not an ApiError.
    if (cause instanceof ApiError || signal?.aborted) throw cause;
    tell();
    throw new ApiError({ code: timeout.aborted ? 'timeout' : 'unavailable' }, { cause });
  }
}

async function refusal(response: Response) {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  const body = ours(await response.text()) ?? { code: codeOfStatus(status) };
  const retryAfterMs = 1_000 * (Number(headers.get('retry-after')) || 0);
  return new ApiError({ ...(requestId && { request_id: requestId }), ...body }, { status, retryAfterMs });
}

/** The body, if it is an ErrorBody. */
function ours(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text);
    return typeof body?.code === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

const fill = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]!));

function search(query: Record<string, unknown>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
    : '';
}
