// The building blocks of every email.
import { Button as BaseButton, Heading, Link, Text } from 'react-email';
import { fonts, tones } from './theme.ts';

export const Title = ({ children }: { children: string }) => (
  <Heading
    as="h1"
    {...tones(['ink'], {
      margin: '0 0 14px',
      fontFamily: fonts.head,
      fontSize: 32,
      lineHeight: '1.15',
      fontWeight: 800,
      letterSpacing: '-0.025em',
    })}
  >
    {children}
  </Heading>
);

export const Paragraph = ({ children }: { children: React.ReactNode }) => (
  <Text {...tones(['ink'], { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' })}>{children}</Text>
);

export const Small = ({ children }: { children: React.ReactNode }) => (
  <Text {...tones(['ink-soft'], { margin: '0 0 10px', fontSize: 14, lineHeight: '21px' })}>{children}</Text>
);

const buttonTones = tones(['trail-fill', 'on-trail'], {
  display: 'inline-block',
  padding: '14px 26px',
  margin: '10px 0 26px',
  borderRadius: 12,
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
});

export const Button = ({ href, children }: { href: string; children: string }) => (
  <BaseButton href={href} {...buttonTones} className={`button ${buttonTones.className}`}>
    {children}
  </BaseButton>
);

export const TextLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} {...tones(['trail-text'], { fontWeight: 600, textDecoration: 'underline' })}>
    {children}
  </Link>
);

/** For email apps that break the button. The plain text always shows the link. */
export const LinkFallback = ({ href }: { href: string }) => (
  <div data-skip-in-text="true" {...tones(['sunken'], { borderRadius: 12, padding: '12px 14px' })}>
    <Text {...tones(['ink-soft'], { margin: 0, fontSize: 12, lineHeight: '18px' })}>
      {"If the button doesn't work, copy this link into your browser: "}
      <Link href={href} {...tones(['ink-soft'], { textDecoration: 'underline', wordBreak: 'break-all' })}>
        {href}
      </Link>
    </Text>
  </div>
);
