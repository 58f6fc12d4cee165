// Tests for every stage of a tie whether messages are still allowed, with and without an initiative.
import { tieStages } from '@questline/contract';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

const send = (w: World, conversation: string) =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values (${conversation}, uuidv7(), '${w.owner}', '${w.acceptedCompany}', '${w.owner}', 'Hi')`;

/** Sets the tie of owner and accepted company to each stage and collects the stages in which the owner can write. */
const testStages = (w: World, conversation: string) => `do $do$
  declare
    words constant text[] := '{${tieStages.join()}}';
    open text[] := '{}';
    word text;
    target uuid := ${conversation};
  begin
    foreach word in array words loop
      begin
        update ties set stage = word where student_id = '${w.owner}' and company_id = '${w.acceptedCompany}';
        perform set_config('app.actor', '${w.owner}', true);
        set local role app_api;
        ${send(w, 'target')};
        raise exception using errcode = 'QL999';
      exception
        when sqlstate 'QL999' then open := open || word;
        when sqlstate 'QL000' then null;
      end;
    end loop;
    perform set_config('seen.open', array_to_string(array(select unnest(open) order by 1), ' '), true);
  end $do$`;

const cell = (guarantee: string, setup: (w: World) => string, open: string[]): Cell => ({
  guarantee,
  covers: [],
  setup,
  steps: () => [],
  query: () => `select current_setting('seen.open') as open from inbox_messages limit 1`,
  expected: { open: open.join(' ') },
});

export const messageStages: Cell[] = [
  cell(
    'a conversation about an initiative is open until an account is deleted',
    (w) => testStages(w, `'${w.conversation}'`),
    ['accepted', 'ended', 'left', 'pending', 'rejected', 'withdrawn'],
  ),
  cell(
    'a conversation without an initiative is open while the tie is accepted, ended or rejected',
    (w) => `insert into conversations (student_id, company_id) values ('${w.owner}', '${w.acceptedCompany}');
      ${testStages(w, `(select id from conversations where initiative_id is null and student_id = '${w.owner}' and company_id = '${w.acceptedCompany}')`)}`,
    ['accepted', 'ended', 'rejected'],
  ),
  {
    guarantee: 'a conversation stays open when another student leaves the same initiative',
    covers: [],
    setup: (w) =>
      `set local session_replication_role = replica;
       insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at, decided_at, left_at, finished_at)
       values ('${w.otherStudent}', '${w.acceptedInitiative}', '${w.acceptedCompany}', 'ended', now(), now(), now(), now());
       set local session_replication_role = origin`,
    steps: (w) => [['owner', send(w, `'${w.conversation}'`)]],
    query: (w) => `select last_preview from conversations where id = '${w.conversation}'`,
    expected: { last_preview: 'Hi' },
  },
];
