import type { ReactNode } from 'react';

/** By what each is, which nobody reads; in their order. */
export type Facts = Record<string, ReactNode>;

/** What the office reads first of a record, in one line; what is not there is left out. */
export function FactLine({ facts }: { facts: Facts }) {
  return (
    <ul className="fact-line">
      {Object.entries(facts)
        .filter(([, fact]) => fact !== undefined && fact !== null && fact !== '' && fact !== false)
        .map(([name, fact]) => (
          <li key={name}>{fact}</li>
        ))}
    </ul>
  );
}
