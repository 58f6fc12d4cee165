// Traces of requests, statements, the relay and jobs. Off unless a collector is set, and then nothing of OpenTelemetry is
// even loaded. Spans contain ids, patterns of routes and the text of statements, never values or anything about people.
import type { Settings } from '../../env/env-table.ts';
import type { Log } from '../log.ts';

export type RequestTrace = {
  id: string;
  /** Continues in the span of the request. */
  run(next: () => void): void;
  /** Continues in a span of its own for the handler, which ends with `endHandler` or with the request. */
  runHandler(next: () => void): void;
  endHandler(): void;
  end(status: number): void;
};

export type Tracing = {
  /** Continues the trace of a `traceparent` header, or begins one. */
  request(its: {
    method: string;
    route: string;
    requestId: string;
    traceparent?: string | undefined;
  }): RequestTrace;
  /** A span for statements that are sent together. Only within another span, so polling leaves no traces. */
  sql<T>(texts: readonly string[], work: () => Promise<T>): Promise<T>;
  /** A trace of its own, for the relay and jobs. */
  run<T>(name: string, work: () => Promise<T>, attributes?: Record<string, string>): Promise<T>;
  /** Links the current span to those that caused it, as `traceparent` headers. */
  link(causes: readonly (string | null | undefined)[]): void;
  /** The current span as a `traceparent` header; undefined outside of one, or if it isn't recorded. */
  current(): string | undefined;
  /** Sends what has not been sent. */
  close(): Promise<void>;
};

type TraceSettings = Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACE_PERCENT'>;

export async function startTracing(
  process: 'api' | 'worker',
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_PERCENT: percent }: TraceSettings,
  log: Log,
): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing({ process, endpoint, percent, log });
}
