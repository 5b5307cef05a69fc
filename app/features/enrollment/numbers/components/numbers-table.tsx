import { Link } from 'react-router';
import { TableHead } from '#ui/text/table-head.tsx';

interface NumbersTableProps {
  caption: string;
  /** What the first column is. */
  first: string;
  columns: readonly string[];
  rows: readonly {
    name: string;
    counts: readonly number[];
    /** The list behind each number, where there is one. */
    lists?: readonly string[] | undefined;
  }[];
}

/** The numbers of a drawing below it, for whoever cannot see it and for who counts. */
export function NumbersTable({ caption, first, columns, rows }: NumbersTableProps) {
  return (
    <table className="nums lying">
      <caption className="visually-hidden">{caption}</caption>
      <TableHead isOfNumbers names={[first, ...columns]} />
      <tbody>
        {rows.map(({ name, counts, lists }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={columns[index]}>
                <Count count={count} to={lists?.[index]} of={`${first} ${columns[index]}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number; with a list behind it where it counts anybody. */
function Count({ count, to, of }: { count: number; to: string | undefined; of: string }) {
  if (!to || count === 0) return count;
  return (
    <Link to={to}>
      {count}
      <span className="visually-hidden">, {of}</span>
    </Link>
  );
}
