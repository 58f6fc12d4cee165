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
};

/** Below 768 px, every row becomes a card: the first column is its title, the others are labeled lines. */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
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
      <tbody className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-line max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 md:border-b md:last:border-0 md:hover:bg-sunken"
          >
            {columns.map((column, i) => (
              <Cell key={column.key} column={column} head={i === 0}>
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
  children: ReactNode;
};

function Cell({ column: { header, figure, actions }, head, children }: CellProps) {
  return (
    <td
      className={cx(
        'min-w-0 md:px-3 md:py-3',
        figure && 'tabular-nums md:text-right',
        actions && 'max-md:pt-2 md:text-right',
        !head && !actions && 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
      )}
    >
      {!head && !actions && (
        <span aria-hidden className="shrink-0 text-sm text-ink-soft md:hidden">
          {header}
        </span>
      )}
      {children}
    </td>
  );
}
