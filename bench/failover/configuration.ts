// The configuration of Patroni, HAProxy and PgBouncer, as docs/reliability.md describes it.
import { here } from './machine.ts';

export const ports = { postgres: 5432, patroni: 8008, etcd: 2379, primary: 5000, pooler: 6432 };
type Member = { name: string; address: string };

/** JSON is YAML. */
export const patroniConfiguration = ({ name, address }: Member, ttl: number) =>
  JSON.stringify({
    scope: 'questline',
    name,
    restapi: { listen: `${address}:${ports.patroni}`, connect_address: `${address}:${ports.patroni}` },
    etcd3: { host: `${here}:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: 'quorum',
        synchronous_mode_strict: true,
        synchronous_node_count: 1,
        postgresql: {
          use_pg_rewind: true,
          remove_data_directory_on_diverged_timelines: false,
          parameters: {
            max_connections: 120,
            wal_log_hints: 'on',
            wal_keep_size: '256MB',
            shared_buffers: '128MB',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            wal_retrieve_retry_interval: '500ms',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }],
    },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: `/var/lib/drill/${name}`,
      pgpass: `/var/lib/drill/${name}.pgpass`,
      bin_dir: '/opt/postgresql/bin',
      bin_name: Object.fromEntries(
        ['pg_basebackup', 'pg_controldata', 'pg_isready', 'pg_rewind'].map((tool) => [
          tool,
          `/usr/lib/postgresql/18/bin/${tool}`,
        ]),
      ),
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
        rewind: { username: 'postgres', password: 'drill' },
      },
      parameters: { unix_socket_directories: '' },
      pg_hba: ['host all all 10.77.0.0/24 trust', 'host replication all 10.77.0.0/24 trust'],
    },
  });

/** Patroni raises a ttl below 20 s to 20 s. */
export const patroniWithShortTtl = `
import sys
from patroni.config import Config
adjust = Config._Config__get_and_maybe_adjust_int_value
Config._Config__get_and_maybe_adjust_int_value = (
    lambda self, config, name, least: adjust(self, config, name, 5 if name == 'ttl' else least))
if __name__ == '__main__':
    from patroni.__main__ import main
    sys.exit(main())
`;

export const haproxyConfiguration = (members: Member[]) => {
  const servers = members
    .map(({ name, address }) => `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}`)
    .join('\n');
  return `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 1s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind ${here}:${ports.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  # A server that was demoted or doesn't answer loses its connections, or pools would keep waiting for it.
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`;
};

export const pooledRoles = ['app_api', 'app_auth', 'app_desk'];

export const pgbouncerConfiguration = (mode: string) => `
[databases]
* = host=${here} port=${ports.primary}
[pgbouncer]
listen_addr = ${here}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = trust
auth_file = /etc/drill/pgbouncer.txt
pool_mode = ${mode}
default_pool_size = 20
max_client_conn = 500
max_prepared_statements = 300
server_login_retry = 1
query_wait_timeout = 10
`;
