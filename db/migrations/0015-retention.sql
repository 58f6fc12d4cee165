-- So that the worker finds what is over without reading every session.
create index sessions_over on sessions ((coalesce(ended_at, expires_at)));
