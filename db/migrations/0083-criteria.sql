-- What good looks like: up to five short criteria for each task. A review keeps which ones the work met.
alter table tasks add column criteria text[] not null default '{}'
  check (cardinality(criteria) <= 5 and char_length(array_to_string(criteria, '')) <= 600);

-- The criteria ticked in a review that can still be undone, or null if the reviewer left them alone.
alter table held_decisions add column criteria_met text[];

-- The task's criteria when it was reviewed, as [{"text": …, "met": …}]: they may change afterward.
alter table task_submissions add column criteria jsonb not null default '[]' check (jsonb_typeof(criteria) = 'array');
