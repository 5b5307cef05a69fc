import type { ReactNode } from 'react';

interface TableHeadProps {
  /** What the columns are called, from the left. */
  names: readonly string[];
  /** The cell of a column before them that has no name. */
  children?: ReactNode;
}

/** The head of a table. */
export function TableHead({ names, children }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {children}
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
