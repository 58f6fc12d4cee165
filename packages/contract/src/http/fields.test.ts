import { expect, test } from 'vitest';
import { line, neededLine, orNull } from './fields.ts';
import { messageToSend } from '../endpoints/messages.ts';
import { personName, session } from '../endpoints/session.ts';

const needed = neededLine(40, 'Say something');

test('removes bidirectional control characters from a line, and nothing else', () => {
  expect(line(40).parse('  Ana \u202egnp.exe\u2066  ')).toBe('Ana gnp.exe');
  for (const text of ['שלום', 'مرحبا', 'नमस्ते', '👩‍🚀 & Søn', 'x\u200fy'])
    expect(line(40).parse(text)).toBe(text);
});

test.each(['a\nb', 'a\u0000b', 'a\u2028b', 'a\u2029b'])('refuses %j as a single line', (text) => {
  expect(line(40).safeParse(text).success).toBe(false);
});

test.each(['', ' ', '\u200b\u200b', '\u2800', '\u3164', '\u202e', '\ufeff'])(
  'refuses %j, which has no visible characters',
  (text) => {
    const message = { client_id: crypto.randomUUID(), conversation_id: crypto.randomUUID(), content: text };
    const person = {
      email: 'a@questline.example',
      password: 'a-long-way-to-go',
      data: { user_type: 'student', full_name: text.repeat(3), birth_month: '2010-04' },
    };
    expect(needed.safeParse(text).error?.issues.map((it) => it.message)).toContain('Say something');
    expect(orNull(line(40)).parse(text)).toBeNull();
    expect(messageToSend.safeParse(message).success).toBe(false);
    expect(messageToSend.safeParse({ ...message, content: `${text}Hi` }).success).toBe(true);
    const { body } = session['POST /api/users'];
    expect(body.safeParse(person).success).toBe(false);
    expect(body.safeParse({ ...person, data: { ...person.data, full_name: 'Bo Li' } }).success).toBe(true);
  },
);

test.each(['Text 415-555-0142', 'Ana ٤١٥٥٥', 'ana@example.com', 'Ana (4 1 5 5 5)'])(
  'a name with a way to contact someone is refused: %s',
  (name) => expect(personName.safeParse(name).success).toBe(false),
);
test.each(['Ana Lima', 'John Smith 3rd', 'Class of 2027', 'Zoë O’Neil-Quist, Jr.'])(
  'an ordinary name is accepted: %s',
  (name) => expect(personName.safeParse(name).success).toBe(true),
);
