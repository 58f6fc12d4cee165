// PostGraphile as a server on the same database and role, with the actor bound by a setting as PostGraphile does it.
// npm installs it into .data/peer only for this, so its modules are looked up there.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts';

type RequestContext = { node?: { req: IncomingMessage } };
type Grafserv = { addTo(server: ReturnType<typeof createServer>): Promise<void> };
type PostGraphile = {
  postgraphile(preset: object): { createServ(grafserv: unknown): Grafserv };
  makePgService(options: object): object;
};

const [folder, connectionString, id, secret] = process.argv.slice(2) as [string, string, string, string];
const load = createRequire(`${folder}/package.json`);
const { postgraphile } = load('postgraphile') as PostGraphile;
const { makePgService } = load('postgraphile/adaptors/pg') as PostGraphile;
const { grafserv } = load('postgraphile/grafserv/node') as { grafserv: unknown };
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber') as { PostGraphileAmberPreset: object };
const { verify } = createTokens([{ id, secret }]);

/** The same verification of the same token as in the API. */
async function actorOf({ node }: RequestContext): Promise<string> {
  const token = node?.req.headers.authorization?.replace('Bearer ', '');
  return token ? (await verify(token)).id : 'anonymous';
}

const server = createServer();
const serving = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 10 } })],
  grafast: {
    context: async (request: RequestContext) => ({ pgSettings: { 'app.actor': await actorOf(request) } }),
    explain: false,
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
await serving.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => {
  console.log(`Server listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
