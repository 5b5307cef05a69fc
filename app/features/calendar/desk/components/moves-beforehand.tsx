import type { WhatMoves } from '../../term-starts/what-moves.ts';

interface MovesBeforehandProps {
  /** Why this day cannot be. */
  refusal: string | undefined;
  moved: WhatMoves | undefined;
}

/** What else moves, said before anybody sees it. */
export function MovesBeforehand({ refusal, moved }: MovesBeforehandProps) {
  return (
    <section aria-labelledby="what-moves" aria-live="polite">
      <h2 id="what-moves">What moves with it</h2>
      {!moved && <p>{refusal ?? 'Choose a day, and you see it here.'}</p>}
      {moved && (
        <>
          <ul>
            {moved.moves.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p>
            {moved.told} The calendar on phones and the sheets to print follow. A newsletter and a
            text for WhatsApp are ready for you afterwards. You can undo it.
          </p>
          {moved.looks.length > 0 && (
            <div className="note">
              <p>Please look at this. It does not move by itself:</p>
              <ul>
                {moved.looks.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </section>
  );
}
