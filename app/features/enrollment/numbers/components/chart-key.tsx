import { takenKinds } from './taken-kinds.ts';

interface KeyEntry {
  name: string;
  /** What the mark mark; dots stand for children that wait. */
  mark: string;
  isDots?: true;
}

export const placesKey: readonly KeyEntry[] = [
  ...takenKinds,
  { name: 'Free', mark: 'free' },
  { name: 'Waiting', mark: 'waiting', isDots: true },
];

export const weeksKey: readonly KeyEntry[] = [
  { name: 'This year', mark: 'sure' },
  { name: 'Last year', mark: 'before' },
];

/** What the marks of a drawing mean. */
export function ChartKey({ of }: { of: readonly KeyEntry[] }) {
  return (
    <ul className="key" aria-label="What the bars mean">
      {of.map(({ name, mark, isDots }) => (
        <li key={name}>
          <svg viewBox="0 0 26 16" aria-hidden="true">
            {isDots ? (
              [6, 14, 22].map((x) => <circle key={x} data-mark={mark} cx={x} cy="8" r="3" />)
            ) : (
              <rect data-mark={mark} x="1" y="1" width="24" height="14" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
