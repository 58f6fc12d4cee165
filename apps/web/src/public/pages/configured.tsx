// Text that depends on the deployment's settings. The server fills in the marked place, or takes the alternative.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Props = {
  setting: 'CONTACT_EMAIL' | 'IMPRINT' | 'CONTROLLER' | 'CRISIS_HELP';
  /** Contains __SETTING__ where the value belongs. */
  children: ReactNode;
  otherwise?: ReactNode;
  /** A paragraph or box, not words in a sentence. */
  block?: boolean;
};

export function Configured({ setting, children, otherwise, block }: Props) {
  const html = `<!--setting ${setting}-->${renderToStaticMarkup(children)}<!--or-->${renderToStaticMarkup(otherwise)}<!--/setting-->`;
  const Box = block ? 'div' : 'span';
  // oxlint-disable-next-line react/no-danger -- React can't render comments, and these are our own texts
  return <Box dangerouslySetInnerHTML={{ __html: html }} />;
}

/** "Write to hello@questline.example", in a sentence. */
export const WriteToUs = () => (
  <Configured setting="CONTACT_EMAIL" otherwise="Reply to any email from us">
    {'Write to '}
    <a href="mailto:__SETTING__" className="font-semibold text-trail underline underline-offset-4">
      __SETTING__
    </a>
  </Configured>
);

/** Ours, which an operator can replace as a whole. */
export const Replaceable = ({ setting, children }: { setting: 'TERMS' | 'PRIVACY'; children: ReactNode }) => (
  <div
    className="grid gap-10"
    // oxlint-disable-next-line react/no-danger -- React can't render comments, and this is our own text
    dangerouslySetInnerHTML={{
      __html: `<!--text ${setting}-->${renderToStaticMarkup(children)}<!--/text-->`,
    }}
  />
);
