import type { ReactNode } from 'react';
import { TableHead } from '#ui/text/table-head.tsx';

interface OrderTableProps {
  caption: string;
  /** What stands beside the number and the child, from the left. */
  columns: readonly string[];
  className?: string;
  /** A row for each child: number, child, and a cell for each column with its name as `data-label`. */
  children: ReactNode;
}

/** Children in their order, each with its number; on a phone a row is a block of lines. */
export function OrderTable({ caption, columns, className, children }: OrderTableProps) {
  return (
    <table className={['waiting-list', className].filter(Boolean).join(' ')}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead names={['No.', 'Child', ...columns]} />
      <tbody>{children}</tbody>
    </table>
  );
}
