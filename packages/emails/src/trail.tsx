// A progress trail: three waypoints joined by a dotted line.
import { Fragment } from 'react';
import { fonts, tones } from './theme.ts';

type TrailProps = {
  steps: [string, string, string];
  /** Index of the next step; 3 when all are done. */
  at: 0 | 1 | 2 | 3;
  /** Whose move it is: yellow for the recipient's, a green outline for ours. */
  turn?: 'theirs' | 'ours';
};

export const Trail = ({ steps, at, turn = 'theirs' }: TrailProps) => (
  <>
    <table role="presentation" data-skip-in-text="true" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {steps.map((step, n) => (
            <Fragment key={step}>
              {n > 0 && <Dots walked={n <= at} />}
              <td width={34}>
                <Waypoint n={n} at={at} turn={turn} />
              </td>
            </Fragment>
          ))}
        </tr>
      </tbody>
    </table>
    <table role="presentation" data-skip-in-text="true" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {steps.map((step, n) => (
            <td key={step} width="33%" {...label(aligned[n]!, n === at)}>
              {step}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
);

const aligned = ['left', 'center', 'right'] as const;

const Dots = ({ walked }: { walked: boolean }) => (
  <td style={{ padding: '0 8px', fontSize: 0, lineHeight: 0 }}>
    <div
      {...tones([walked ? 'band-dots' : 'dots'], {
        height: 0,
        borderWidth: '4px 0 0',
        borderStyle: 'dotted',
      })}
    />
  </td>
);

const looks = {
  done: tones(['trail-fill', 'on-trail'], { borderColor: 'transparent' }),
  theirs: tones(['sun-fill', 'on-sun'], { borderColor: 'transparent' }),
  ours: tones(['surface', 'band-dots', 'trail-text']),
  later: tones(['surface', 'dots', 'ink-soft']),
};

function Waypoint({ n, at, turn }: { n: number; at: number; turn: 'theirs' | 'ours' }) {
  const look = looks[n < at ? 'done' : n === at ? turn : 'later'];
  return (
    <div
      className={look.className}
      style={{
        ...look.style,
        width: 30,
        height: 30,
        borderRadius: 17,
        borderWidth: 2,
        borderStyle: 'solid',
        fontFamily: fonts.head,
        fontSize: 14,
        lineHeight: '30px',
        fontWeight: 700,
        textAlign: 'center',
      }}
    >
      {n < at ? '✓' : n + 1}
    </div>
  );
}

const label = (textAlign: 'left' | 'center' | 'right', current: boolean) =>
  tones([current ? 'ink' : 'ink-soft'], {
    paddingTop: 8,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: current ? 700 : 400,
    textAlign,
    verticalAlign: 'top',
  });
