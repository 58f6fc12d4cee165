import { describe, expect, test } from 'vitest';
import { openTalks } from './messages.fixture.ts';

const { pair, say } = await openTalks();

describe('POST /api/messages', () => {
  test('201: the first words to a contact open one conversation, and the other side reads them', async () => {
    const { student, company, initiative } = await pair('accepted');
    const sent = await say(student, company, {
      initiative_id: initiative.id,
      subject: '  Hi ',
      content: '  Hello  ',
    });
    expect(sent).toMatchObject({
      subject: 'Hi',
      content: 'Hello',
      sender_id: student.id,
      mine: true,
      read: false,
    });

    const { items } = await company.api('GET /api/conversations');
    expect(items).toMatchObject([
      {
        id: sent.conversation_id,
        other: { id: student.id, user_type: 'student', name: 'Test student' },
        initiative: { id: initiative.id, name: initiative.name },
        standing: 'accepted',
        last_message: { id: sent.id, preview: 'Hello', mine: false, read: false },
        unread: 1,
        can: { reply: true },
      },
    ]);
    const thread = await company.api('GET /api/conversations/:id/messages', {
      params: { id: sent.conversation_id },
    });
    expect(thread.items).toEqual([{ ...sent, mine: false }]);
  });
});
