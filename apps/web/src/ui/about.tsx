/** "~6.5", read as "About 6.5". */
export const About = ({ children }: { children: string | undefined }) => (
  <>
    <span aria-hidden>~</span>
    <span className="sr-only">About </span>
    {children}
  </>
);
