import { unbroken } from '#lib/text/no-break-spaces.ts';

interface FactsTableProps {
  caption: string;
  head: [string, string];
  rows: [string, string][];
}

/** Two columns: what, and when or how much. */
export function FactsTable({ caption, head, rows }: FactsTableProps) {
  return (
    <table className="pairs">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, fact]) => (
          <tr key={what + fact}>
            <th scope="row">{unbroken(what)}</th>
            <td>{unbroken(fact)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
