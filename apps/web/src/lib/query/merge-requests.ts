// Merges requests of a page that have a common endpoint. Queries keep their own keys, so an invalidation finds them as
// before: only those that are fetched at the same moment share a response.

/** `askAll` returns the parts by name. The returned function asks for one of them: from the merged response if others
 *  are asked for in the same tick, otherwise with its own request. `input` is what the merged request needs to know. */
export function mergeRequests<Parts extends object, Input = void>(askAll: (input: Input) => Promise<Parts>) {
  type Round = { asked: Set<keyof Parts>; input: Input | undefined; answer: Promise<Parts | undefined> };
  let round: Round | undefined;

  function openRound(): Round {
    const opened: Round = {
      asked: new Set(),
      input: undefined,
      answer: new Promise((done) => setTimeout(done)).then(() => {
        round = undefined;
        return opened.asked.size > 1 ? askAll(opened.input as Input) : undefined;
      }),
    };
    return opened;
  }

  return async function ask<Part extends keyof Parts>(
    part: Part,
    alone: () => Promise<Parts[Part]>,
    input?: Input,
  ): Promise<Parts[Part]> {
    round ??= openRound();
    const isOther = input !== undefined && round.input !== undefined && !isSame(input, round.input);
    // Another question about the same part, such as another tab of a list.
    if (isOther) return alone();
    round.asked.add(part);
    round.input ??= input;
    const parts = await round.answer;
    return parts ? parts[part] : alone();
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
