-- Tries that are limited to protect people: sign-in, sign-up, links by mail. One row for whom a limit counts,
-- named by a keyed hash alone: no e-mail or network address stands here, nor can one be guessed from it.
-- Unlogged on purpose: counts live for minutes, need no WAL, and never reach a backup or a replica. A crash of
-- PostgreSQL or a failover empties the table, which gives a guesser one more window and nobody a lock-out.
create unlogged table try_counts (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{43}$'),
  count int not null check (count > 0),
  -- The window begins with its first try.
  ends_at timestamptz not null
);
create index try_counts_by_end on try_counts (ends_at);
