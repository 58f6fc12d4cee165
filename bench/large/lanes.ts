// Runs jobs on a few connections in parallel and prints how long each took.
import pg from 'pg';

export type Job = { name: string; after?: string[]; run(client: pg.Client): Promise<number | void> };

/** `settings` apply to every connection. A job starts when its dependencies are done and a lane is free. */
export async function runInLanes(url: string, lanes: number, settings: string, jobs: Job[]): Promise<void> {
  const waiting = [...jobs];
  const done = new Set<string>();
  let wake = Promise.withResolvers<void>();

  const lane = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(settings);
    try {
      while (waiting.length) {
        const ready = waiting.findIndex(({ after = [] }) => after.every((name) => done.has(name)));
        if (ready < 0) {
          await wake.promise;
          continue;
        }
        const [job] = waiting.splice(ready, 1);
        const from = performance.now();
        const rows = await job!.run(client).catch((cause: Error) => {
          throw new Error(`${job!.name}: ${cause.message}`, { cause });
        });
        done.add(job!.name);
        const { rows: size } = await client.query('select pg_database_size(current_database()) / 1e6 as mb');
        report(job!.name, performance.now() - from, rows, Number(size[0].mb));
        wake.resolve();
        wake = Promise.withResolvers();
      }
    } catch (error) {
      // The other lanes must not wait for jobs that will never finish.
      waiting.length = 0;
      wake.resolve();
      throw error;
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function report(name: string, ms: number, rows: number | void, megabytes: number) {
  const count = rows ? `${rows.toLocaleString('en')} rows` : '';
  console.log(
    `  ${name.padEnd(44)} ${(ms / 1000).toFixed(1).padStart(7)} s ${count.padStart(18)} ${megabytes.toFixed(0).padStart(7)} MB in total`,
  );
}
