import { Fragment, type ReactNode } from 'react';

interface DeskFactsProps {
  /** What stands there by its name, in order; what is not there is left out. */
  facts: Record<string, ReactNode>;
}

/** What the office reads first of a record: names on the left, beside each what is known. */
export function DeskFacts({ facts }: DeskFactsProps) {
  return (
    <dl className="record-facts">
      {Object.entries(facts)
        .filter(([, fact]) => fact !== undefined && fact !== null && fact !== '')
        .map(([name, fact]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
