import type { ToldTurn } from './told-turn.ts';

/** Whose turn it is and by when, for whoever sent the record. */
export function TurnLine({ turn }: { turn: ToldTurn | undefined }) {
  if (!turn) return null;
  return (
    <p>
      <b>{turn.whose}</b> {turn.says}
    </p>
  );
}
