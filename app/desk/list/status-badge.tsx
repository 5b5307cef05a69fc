/** The shape beside the word, so that colour is never the only sign. */
export type BadgeShape = 'info' | 'half' | 'go ring' | 'go' | 'wait sq' | 'no sq' | 'ring';

export function StatusBadge({ shape, children }: { shape: BadgeShape; children: string }) {
  return <span className={`badge ${shape}`}>{children}</span>;
}
