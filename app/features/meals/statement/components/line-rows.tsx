import type { ReactNode } from 'react';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import { TableHead } from '#ui/text/table-head.tsx';
import { writtenNgwee } from '../reading/money.ts';
import type { ShownLine } from '../shown-statement.server.ts';

interface LineRowsProps<Row extends { line: ShownLine }> {
  id: string;
  title: string;
  rows: readonly Row[];
  cells: Record<string, (row: Row) => ReactNode>;
}

/** Lines of one kind, each with its day, its amount and who sent it; on a phone each is a card. */
export function LineRows<Row extends { line: ShownLine }>(props: LineRowsProps<Row>) {
  const { id, title, rows, cells } = props;
  if (rows.length === 0) return null;
  const today = dayInLusaka(new Date());
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="card inbox plain statement-lines">
        <table>
          <TableHead names={['From', 'Day', 'Amount', ...Object.keys(cells)]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.line.at}>
                <th scope="row">
                  <span className="pays">
                    {row.line.said}
                    <span className="small muted">{whereIs(row.line)}</span>
                  </span>
                </th>
                <td className="cell-date">{row.line.day && dayShort(row.line.day, today)}</td>
                <td className="cell-status">
                  <b>{writtenNgwee(row.line.ngwee)}</b>
                </td>
                {Object.entries(cells).map(([name, cell]) => (
                  <td key={name} className="cell-topic">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const whereIs = ({ at, phone, transactionId }: ShownLine) =>
  [phone, transactionId, `line ${at}`].filter(Boolean).join(' · ');
