import type { PlacesResult } from '#features/enrollment/change-places.server.ts';
import { notFound, problem } from '#lib/problem.server.ts';
import { personalPage } from '#lib/public-page.ts';

/** What came of a change of places or of the waiting list. */
export function placesAnswer({ outcome }: PlacesResult): Response {
  switch (outcome) {
    case 'done':
      return Response.json({}, { headers: personalPage });
    case 'missing':
      return notFound();
    case 'changed':
      return problem({
        status: 409,
        title: 'Changed meanwhile',
        detail:
          'A colleague has changed this meanwhile. What you see here is the newest. Nothing of yours was stored yet.',
      });
  }
}
