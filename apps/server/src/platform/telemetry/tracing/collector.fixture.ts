// Test fixture: receives traces like an OpenTelemetry collector, as OTLP in JSON over HTTP.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number };
type Attributes = { key: string; value: Value }[];
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        status: { code?: number };
        attributes: Attributes;
        links?: { traceId: string; spanId: string }[];
      }[];
    }[];
  }[];
};

const objectOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/v1/traces') bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything as it arrived. */
    raw: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(({ attributes, links = [], status, ...span }) => ({
              ...span,
              failed: status.code === 2,
              service: objectOf(resource.attributes)['service.name'],
              attributes: objectOf(attributes),
              links: links.map(({ traceId, spanId }) => ({ traceId, spanId })),
            })),
          ),
        ),
      ),
    stop: () => server.close(),
  };
}
