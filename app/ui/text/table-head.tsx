import type { ReactNode } from 'react';

interface TableHeadProps {
  /** What the columns are called, from the left. */
  names: readonly string[];
  /** Columns of numbers after the first, whose style narrows or turns their names. */
  isOfNumbers?: boolean;
  /** The cell of a column before them that has no name. */
  children?: ReactNode;
}

/** The head of a table. */
export function TableHead({ names, isOfNumbers, children }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {children}
        {names.map((name, at) => (
          <th key={name} scope="col">
            {isOfNumbers && at > 0 ? <span>{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
