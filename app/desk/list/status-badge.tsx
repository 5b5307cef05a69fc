/** The shape beside the word, so that colour is never the only sign. */
type BadgeShape =
  | 'info'
  | 'half'
  | 'good ring'
  | 'good'
  | 'wait square'
  | 'refused square'
  | 'ring';

export interface StatusSign {
  name: string;
  shape: BadgeShape;
}

export function StatusBadge({ of: { name, shape } }: { of: StatusSign }) {
  return <span className={`badge ${shape}`}>{name}</span>;
}
