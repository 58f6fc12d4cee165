-- Files grow up: they arrive in pieces, are looked at by the worker, and leave when nothing refers to them.
alter table files
  -- Complete. Before that it is an upload; rows from before this migration are complete.
  add column uploaded_at timestamptz default now(),
  -- A code of the contract: why it was refused.
  add column refusal text check (char_length(refusal) <= 60),
  -- Of a picture that passed: where everybody can see it. Never of work that was handed in.
  add column public_path text check (public_path ~ '^/media/[\w-]+(\.[\w-]+)*$'),
  -- Since when nothing refers to it, as far as is known; who sweeps looks closely.
  add column loose_since timestamptz,
  -- Which request is writing it, so that of two on different nodes one waits. Lapses by itself when a node dies.
  add column lease uuid,
  add column lease_until timestamptz,
  add column lease_wanted boolean not null default false,
  add constraint refusals_have_a_reason check ((status = 'refused') = (refusal is not null)),
  add constraint only_passed_pictures_are_public
    check (public_path is null or status = 'ready' and purpose <> 'submission'),
  add constraint only_complete_files_are_judged check (status = 'pending' or uploaded_at is not null);
alter table files alter column uploaded_at drop default;

create index files_unfinished on files (owner_id) where uploaded_at is null;
create index files_abandoned on files (created_at) where uploaded_at is null;
create index files_of_path on files (public_path) where public_path is not null;
create index files_loose on files (loose_since) where loose_since is not null;
create index files_refused on files (created_at) where status = 'refused';
