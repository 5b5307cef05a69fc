import type { ReactNode } from 'react';
import type { SecondChance } from '../look-again.ts';

interface WaysProps {
  chance: SecondChance;
  id: string;
  /** How to ask; not shown once it was asked. */
  children: ReactNode;
}

/** What a family can do that has no place. */
export function Ways({ chance: { title, ways, asked }, id, children }: WaysProps) {
  return (
    <section className="panel mt-g5" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {ways.length > 0 && (
        <ul>
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
      {asked ? <p className="note ok">{asked}</p> : children}
    </section>
  );
}
