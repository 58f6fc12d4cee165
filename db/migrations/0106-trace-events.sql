-- The trace in which an event was recorded, as a traceparent header, so that the relay's trace can link to it. Null unless
-- tracing is on. A default instead of a column of each insert: functions and triggers record events, too.
alter table events add column trace text;
alter table events alter column trace set default nullif(current_setting('app.trace', true), '');
