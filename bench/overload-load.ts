// Open-loop load from a separate process: requests start on schedule, whether or not earlier ones were answered, and
// are timed from their start; the generator's own lateness is reported too. Connections are kept open like a load
// balancer's, because Node accepts one new connection per turn of its event loop, which alone would take seconds
// here. Loopback only.
import { Agent, request, type ClientRequest } from 'node:http';

export type Order = { url: string; tokens: string[]; perSecond: number; seconds: number };
export type Times = { count: number; p50: number; p95: number; p99: number };
export type Result = {
  accepted: Times;
  refused: Times;
  /** Neither answered nor refused with one of our error codes. */
  failed: Record<string, number>;
  /** How late requests started (p99): above about 20 ms the machine is too busy to say anything about the API. */
  generatorLateMs: number;
};

const connections = 256;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

async function connect(url: string) {
  const healthy = new URL('/healthz', url);
  const open = () =>
    new Promise((done, fail) => {
      request(healthy, { agent }, (answer) => answer.resume().on('end', done))
        .on('error', fail)
        .end();
    });
  await Promise.all(Array.from({ length: connections }, open));
}

function timesOf(unsorted: number[]): Times {
  const sorted = unsorted.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function drive({ url, tokens, perSecond, seconds }: Order): Promise<Result> {
  const [accepted, refused, late]: number[][] = [[], [], []];
  const failed: Record<string, number> = {};
  const total = Math.round(perSecond * seconds);
  const began = performance.now();
  let [sent, open] = [0, 0];

  return new Promise((done) => {
    const finish = (outcome: number | string, sentAt: number) => {
      const ms = performance.now() - sentAt;
      if (outcome === 200) accepted!.push(ms);
      else if (outcome === 503) refused!.push(ms);
      else failed[outcome] = (failed[outcome] ?? 0) + 1;
      open--;
      if (sent === total && open === 0)
        done({
          accepted: timesOf(accepted!),
          refused: timesOf(refused!),
          failed,
          generatorLateMs: timesOf(late!).p99,
        });
    };
    const send = (dueAt: number) => {
      const sentAt = performance.now();
      late!.push(sentAt - dueAt);
      open++;
      const headers = { authorization: `Bearer ${tokens[sent % tokens.length]}` };
      request(url, { agent, headers, timeout: 6_000 }, (answer) => {
        answer.resume().on('end', () => finish(answer.statusCode!, sentAt));
      })
        .on('timeout', function (this: ClientRequest) {
          this.destroy(new Error('no response'));
        })
        .on('error', (error: Error & { code?: string }) => finish(error.code ?? error.message, sentAt))
        .end();
    };
    const tick = () => {
      for (const due = ((performance.now() - began) * perSecond) / 1_000; sent < Math.min(due, total);)
        send(began + (sent++ * 1_000) / perSecond);
      if (sent < total) setTimeout(tick, 1);
    };
    tick();
  });
}

process.on('message', async (order: Order) => {
  await connect(order.url);
  process.send!(await drive(order));
});
