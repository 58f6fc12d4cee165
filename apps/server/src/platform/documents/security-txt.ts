// /.well-known/security.txt (RFC 9116): where to report a vulnerability.
import type { FastifyInstance } from 'fastify';

type Options = {
  /** An email address or a link. Without one there is no file. */
  contact: string | undefined;
  origin: string;
  now?: () => Date;
};

const validDays = 180;
const dayMs = 86_400_000;

export function addSecurityTxt(http: FastifyInstance, options: Options): void {
  const { contact, origin, now = () => new Date() } = options;
  if (!contact) return;
  const lines = () => [
    `Contact: ${contact.includes('@') ? `mailto:${contact}` : contact}`,
    `Expires: ${new Date(now().getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  http.get('/.well-known/security.txt', { config: { exempt: true } }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${lines().join('\n')}\n`),
  );
}
