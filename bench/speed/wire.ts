// Reads what a client sends in PostgreSQL's protocol: which statements it runs with which values, and where it waits.
// https://www.postgresql.org/docs/current/protocol-message-formats.html

export type Statement = { text: string; values: (string | null)[] };

/** One connection's client side. `push` returns the statements that each chunk executes. */
export function createWireReader() {
  const texts = new Map<string, string>();
  const portals = new Map<string, Statement>();
  let rest = Buffer.alloc(0);
  let started = false;

  function read(kind: string, body: Buffer): Statement[] {
    const at = { offset: 0 };
    if (kind === 'Q') return [{ text: readText(body, at), values: [] }];
    if (kind === 'P') {
      const name = readText(body, at);
      texts.set(name, readText(body, at));
    }
    if (kind === 'B') {
      const [portal, name] = [readText(body, at), readText(body, at)];
      portals.set(portal, {
        text: texts.get(name) ?? `unknown statement ${name}`,
        values: readValues(body, at),
      });
    }
    if (kind === 'E') return [portals.get(readText(body, at))!];
    return [];
  }

  return {
    push(chunk: Buffer): Statement[] {
      rest = Buffer.concat([rest, chunk]);
      const executed: Statement[] = [];
      for (;;) {
        // The first message has no kind, only a length.
        const head = started ? 1 : 0;
        if (rest.length < head + 4) return executed;
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) return executed;
        if (started) executed.push(...read(String.fromCharCode(rest[0]!), rest.subarray(5, end)));
        started = true;
        rest = rest.subarray(end);
      }
    },
  };
}

type Position = { offset: number };

function readText(body: Buffer, at: Position): string {
  const end = body.indexOf(0, at.offset);
  const text = body.toString('utf8', at.offset, end);
  at.offset = end + 1;
  return text;
}

function readValues(body: Buffer, at: Position): (string | null)[] {
  const formats = body.readInt16BE(at.offset);
  at.offset += 2 + 2 * formats;
  const count = body.readInt16BE(at.offset);
  at.offset += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at.offset);
    at.offset += 4;
    if (length < 0) return null;
    at.offset += length;
    return body.toString('utf8', at.offset - length, at.offset);
  });
}
