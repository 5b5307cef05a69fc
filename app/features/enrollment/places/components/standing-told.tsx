import type { StandingOfFamily } from '../standing-told.server.ts';

/** What a family reads of the place of its child, with the way to the page on which everybody can check a draw. */
export function StandingTold({ text, page }: StandingOfFamily) {
  return (
    <p>
      {text}
      {page && (
        <>
          {' '}
          <a href={page}>Who comes first, and how the draw works</a>
        </>
      )}
    </p>
  );
}
