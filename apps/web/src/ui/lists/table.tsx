import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned numbers with equal digit widths. */
  figure?: boolean;
  /** Buttons: no visible header, at the end of the row or bottom of the card. */
  actions?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Below 768 px, for up to four columns that need no label: two lines, with the action next to the title. */
  compact?: boolean;
};

/** Below 768 px, every row becomes a card: the first column is its title, the others are labeled lines. */
export function Table<Row>({ caption, columns, rows, rowKey, compact = false }: Props<Row>) {
  return (
    <table className="w-full border-collapse max-md:block md:text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-left text-sm text-ink-soft">
          {columns.map(({ key, header, figure, actions }) => (
            <th key={key} scope="col" className={cx('px-3 py-2.5 font-semibold', figure && 'text-right')}>
              {actions ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className={compact ? 'max-md:grid max-md:divide-y max-md:divide-line' : 'max-md:grid max-md:gap-3'}
      >
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={cx(
              'border-line max-md:grid md:border-b md:last:border-0 md:hover:bg-sunken',
              compact
                ? 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3'
                : 'max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4',
            )}
          >
            {columns.map((column, i) => (
              <Cell key={column.key} column={column} head={i === 0} compact={compact}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = {
  column: Pick<Column<never>, 'header' | 'figure' | 'actions'>;
  head: boolean;
  compact: boolean;
  children: ReactNode;
};

function Cell({ column: { header, figure, actions }, head, compact, children }: CellProps) {
  const isLine = !head && !actions && !compact;
  return (
    <td
      className={cx(
        'min-w-0 md:px-3 md:py-3',
        figure && 'tabular-nums md:text-right',
        compact && 'max-md:nth-[n+3]:justify-self-end',
        actions && (compact ? 'max-md:col-start-2 max-md:row-start-1' : 'max-md:pt-2'),
        actions && 'md:text-right',
        isLine && 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
      )}
    >
      {isLine && (
        <span aria-hidden className="shrink-0 text-sm text-ink-soft md:hidden">
          {header}
        </span>
      )}
      {children}
    </td>
  );
}
