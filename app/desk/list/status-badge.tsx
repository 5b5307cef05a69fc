/** The shape beside the word, so that colour is never the only sign. */
export type BadgeShape = 'info' | 'half' | 'go ring' | 'go' | 'wait sq' | 'no sq' | 'ring';

export interface StatusSign {
  name: string;
  shape: BadgeShape;
}

export function StatusBadge({ of: { name, shape } }: { of: StatusSign }) {
  return <span className={`badge ${shape}`}>{name}</span>;
}
