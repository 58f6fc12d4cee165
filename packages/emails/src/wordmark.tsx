// The logo drawn with table cells, because many email apps block images.
import { productName } from '@questline/contract/plain';
import { fonts, tones } from './theme.ts';

type Stop = { size: number; rise: number; tone: 'trail-fill' | 'sun-fill' };
const stops: Stop[] = [
  { size: 9, rise: 0, tone: 'trail-fill' },
  { size: 3, rise: 4, tone: 'trail-fill' },
  { size: 3, rise: 8, tone: 'trail-fill' },
  { size: 3, rise: 12, tone: 'trail-fill' },
  { size: 10, rise: 13, tone: 'sun-fill' },
];

export const Wordmark = () => (
  <table role="presentation" data-skip-in-text="true" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        {stops.map(({ size, rise, tone }) => (
          <td
            key={rise}
            style={{ height: 24, verticalAlign: 'bottom', padding: `0 2px ${rise}px 0`, fontSize: 0 }}
          >
            <div {...tones([tone], { width: size, height: size, borderRadius: size, lineHeight: 0 })} />
          </td>
        ))}
        <td
          {...tones(['ink'], {
            paddingLeft: 7,
            fontFamily: fonts.head,
            fontSize: 21,
            lineHeight: '24px',
            fontWeight: 700,
            letterSpacing: '-0.02em',
            verticalAlign: 'bottom',
          })}
        >
          {productName}
        </td>
      </tr>
    </tbody>
  </table>
);
