// The layout of every email: wordmark, card, and a footer that says why it was sent.
import { productName } from '@questline/contract/plain';
import { Body, Head, Html, Preview } from 'react-email';
import { fonts, styleSheet, tones } from './theme.ts';
import { Wordmark } from './wordmark.tsx';

export type FrameProps = {
  /** The preheader that inboxes show next to the subject. */
  preview: string;
  /** Why this person gets this email. */
  reason: string;
  /** The origin of the product, such as https://questline.example. */
  site: string;
  /** Unsubscribes from this kind of email without signing in. */
  stopLink?: string;
  /** Appears in the band above the card. */
  trail?: React.ReactNode;
  children: React.ReactNode;
};

export function Frame({ preview, reason, site, stopLink, trail, children }: FrameProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
      </Head>
      <Body {...tones(['paper', 'ink'], { margin: 0, padding: 0, fontFamily: fonts.text })}>
        <Preview>{preview}</Preview>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...tones(['paper'])}>
          <tbody>
            <tr>
              <td align="center" className="page" style={{ padding: '36px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 560, textAlign: 'left' }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 8px 18px' }}>
                        <Wordmark />
                      </td>
                    </tr>
                    {trail && (
                      <tr>
                        <td {...band}>{trail}</td>
                      </tr>
                    )}
                    <tr>
                      <td {...(trail ? cardBelow : card)}>{children}</td>
                    </tr>
                    <tr>
                      <td
                        {...tones(['ink-soft'], { padding: '20px 8px 0', fontSize: 13, lineHeight: '20px' })}
                      >
                        {reason}
                        <br />
                        {`${productName}: real work for students, one quest at a time. `}
                        <a href={site} {...tones(['ink-soft'], { textDecoration: 'underline' })}>
                          {new URL(site).host}
                        </a>
                        {stopLink && (
                          <>
                            <br />
                            <a href={stopLink} {...tones(['ink-soft'], { textDecoration: 'underline' })}>
                              Unsubscribe from these emails
                            </a>
                          </>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  );
}

const edge = { borderStyle: 'solid', borderWidth: 1 };
const withClass = (name: string, { className, style }: ReturnType<typeof tones>) => ({
  className: `${name} ${className}`,
  style,
});

const card = withClass(
  'card',
  tones(['surface', 'edge'], { ...edge, padding: '40px 44px', borderRadius: 16 }),
);
const cardBelow = withClass(
  'card',
  tones(['surface', 'edge'], {
    ...edge,
    borderTopWidth: 0,
    padding: '34px 44px 40px',
    borderRadius: '0 0 16px 16px',
  }),
);
const band = tones(['band', 'edge'], {
  ...edge,
  borderBottomWidth: 0,
  padding: '26px 44px 20px',
  borderRadius: '16px 16px 0 0',
});
