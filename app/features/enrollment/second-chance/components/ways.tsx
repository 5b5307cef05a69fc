import type { ReactNode } from 'react';
import type { SecondChance } from '../look-again.ts';

interface WaysProps {
  chance: SecondChance;
  id: string;
  /** The button that says yes to the next year, or takes that back; undefined where the reader may not press it. */
  nextYear: ((isWanted: boolean, words: string) => ReactNode) | undefined;
  /** How to ask to look again; not shown once it was asked. */
  children: ReactNode;
}

/** What a family can do that has no place. */
export function Ways({ chance, id, nextYear, children }: WaysProps) {
  const { title, ways, asked, nextYear: next } = chance;
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
      {next && nextYear && (
        <div className="mt-g5">
          <p>
            {next.said ??
              `Shall we keep your answers and think of your child for ${next.year}? You type nothing again, and you can take it back here.`}
          </p>
          {next.said
            ? nextYear(false, `No, not for ${next.year}`)
            : nextYear(true, `Yes, keep our answers for ${next.year}`)}
        </div>
      )}
    </section>
  );
}
