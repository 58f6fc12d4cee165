-- One conversation per student, company and initiative (or none). It stands on a tie, so two accounts
-- without one cannot be party to any. What its list shows is kept on the row by app_keeper.
create table conversations (
  id uuid primary key default uuidv7(),
  student_id uuid not null,
  company_id uuid not null,
  initiative_id uuid,
  -- The list's key: the newest message's id, or one of the same time while there is none.
  last_message_id uuid not null default uuidv7(),
  last_message_at timestamptz not null default now(),
  last_sender_id uuid,
  last_preview text not null default '',
  student_unread int not null default 0 check (student_unread >= 0),
  company_unread int not null default 0 check (company_unread >= 0),
  -- Everything up to this message was read by that side.
  student_read_to uuid,
  company_read_to uuid,
  created_at timestamptz not null default now(),
  unique nulls not distinct (student_id, company_id, initiative_id),
  unique (id, student_id, company_id),
  foreign key (company_id, student_id) references ties (company_id, student_id),
  foreign key (initiative_id, company_id) references initiatives (id, company_id)
);
create index conversations_of_student on conversations (student_id, last_message_id desc);
create index conversations_of_company on conversations (company_id, last_message_id desc);

-- The participants are copied onto each message, so that its policy asks no other table; the foreign key
-- keeps the copy true. client_id is unique per sender: else the other side could take one and swallow a message.
create table inbox_messages (
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  client_id uuid not null,
  student_id uuid not null,
  company_id uuid not null,
  sender_id uuid not null,
  subject text check (char_length(subject) <= 150),
  content text not null check (char_length(content) between 1 and 5000),
  created_at timestamptz not null default now(),
  primary key (conversation_id, id),
  unique (conversation_id, sender_id, client_id),
  foreign key (conversation_id, student_id, company_id) references conversations (id, student_id, company_id),
  constraint senders_take_part check (sender_id in (student_id, company_id))
) partition by hash (conversation_id);

do $$ begin
  for part in 0..15 loop
    execute format('create table inbox_messages_%s partition of inbox_messages for values with (modulus 16, remainder %s)',
      part, part);
  end loop;
end $$;
