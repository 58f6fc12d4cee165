// Tracing with OpenTelemetry, sent to a collector as OTLP over HTTP. Imported only if tracing is on.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { version } from '../../process/version.ts';
import type { Log } from '../log.ts';
import type { Tracing } from './tracing.ts';

type Options = { process: string; endpoint: string; percent: number; log: Log; sendEveryMs?: number };

const textMax = 4_096;
/** With retries. A stopping process waits for it. */
const sendWithinMs = 2_000;
const warnEveryMs = 60_000;

export function openTracing({ process, endpoint, percent, log, sendEveryMs = 5_000 }: Options): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: sendWithinMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `questline-${process}`, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanLimits: { attributeValueLengthLimit: textMax },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  });
  const warn = createWarning(log);
  setGlobalErrorHandler(warn);
  const tracer = provider.getTracer('questline', version);
  const current = new AsyncLocalStorage<Context>();
  const spanNow = () => trace.getSpan(current.getStore() ?? ROOT_CONTEXT);

  /** Runs the work in the span, and ends it. An error adds its code, never its message, which may contain values. */
  async function within<T>(span: Span, parent: Context, work: () => Promise<T>): Promise<T> {
    try {
      return await current.run(trace.setSpan(parent, span), work);
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (typeof code === 'string' && /^\w{1,40}$/.test(code)) span.setAttribute('error.type', code);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    request({ method, route, requestId, traceparent }) {
      const remote = traceparent ? parseTraceParent(traceparent) : null;
      const parent = remote
        ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'questline.request_id': requestId,
          },
        },
        parent,
      );
      const context = trace.setSpan(parent, span);
      let handler: Span | undefined;
      const endHandler = () => {
        handler?.end();
        handler = undefined;
      };
      return {
        id: span.spanContext().traceId,
        run: (next) => current.run(context, next),
        runHandler(next) {
          handler = tracer.startSpan('handler', {}, context);
          current.run(trace.setSpan(context, handler), next);
        },
        endHandler,
        end(status) {
          endHandler();
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    sql(texts, work) {
      const parent = current.getStore();
      if (!parent) return work();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': texts.join(';\n'),
        ...(texts.length > 1 && { 'db.operation.batch.size': texts.length }),
      };
      const span = tracer.startSpan(nameOf(texts), { kind: SpanKind.CLIENT, attributes }, parent);
      return within(span, parent, work);
    },

    run: (name, work, attributes = {}) =>
      within(
        tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT),
        ROOT_CONTEXT,
        work,
      ),

    link(causes) {
      const contexts = [...new Set(causes)].flatMap((it) => (it ? (parseTraceParent(it) ?? []) : []));
      spanNow()?.addLinks(contexts.map((context) => ({ context })));
    },

    current() {
      const its = spanNow()?.spanContext();
      if (!its || !isSpanContextValid(its) || !(its.traceFlags & TraceFlags.SAMPLED)) return undefined;
      return `00-${its.traceId}-${its.spanId}-01`;
    },

    // A collector that is down doesn't keep a process from stopping properly.
    close: () => provider.shutdown().catch(warn),
  };
}

/** For example 'select initiatives', from the last statement: the first ones say who acts. */
function nameOf(texts: readonly string[]): string {
  const text = texts.at(-1) ?? '';
  const [verb = 'sql'] = /^\w+/.exec(text.trim()) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return table ? `${verb} ${table}` : verb;
}

/** At most once a minute: a collector that is down must not fill the log. */
function createWarning(log: Log) {
  let warnedAt = -Infinity;
  return (err: unknown): void => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    log.warn({ err }, 'traces could not be sent');
  };
}
