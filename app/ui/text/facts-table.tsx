import { TableHead } from './table-head.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

interface FactsTableProps {
  caption: string;
  head: string[];
  /** Each as long as the head. */
  rows: string[][];
}

/** So many columns do not fit a phone; each row stands there as a list of its own. */
const WIDE = 4;

/** What, and then when, for whom or how much. */
export function FactsTable({ caption, head, rows }: FactsTableProps) {
  const isWide = head.length >= WIDE;
  return (
    <table className={isWide ? 'wide' : 'pairs'}>
      <caption>{caption}</caption>
      <TableHead names={head} />
      <tbody>
        {rows.map(([what = '', ...facts]) => (
          <tr key={[what, ...facts].join()}>
            <th scope="row">
              <UnbrokenText text={what} />
            </th>
            {facts.map((fact, index) => (
              <td key={head[index + 1]} data-label={isWide ? head[index + 1] : undefined}>
                <UnbrokenText text={fact} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
