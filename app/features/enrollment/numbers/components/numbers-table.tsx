interface NumbersTableProps {
  caption: string;
  /** What the first column is. */
  first: string;
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
}

/** The numbers of a drawing below it, for whoever cannot see it and for who counts. */
export function NumbersTable({ caption, first, columns, rows }: NumbersTableProps) {
  return (
    <table className="nums lying">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={columns[index]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
