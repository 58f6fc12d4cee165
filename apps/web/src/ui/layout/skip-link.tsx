/** The first tab stop of a page; `target` is the id of <main>. */
export const SkipLink = ({ target = 'main' }: { target?: string }) => (
  <a
    href={`#${target}`}
    className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control opacity-0 bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0 focus:opacity-100"
  >
    Skip to content
  </a>
);
