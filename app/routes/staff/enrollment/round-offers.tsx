import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { PrepareOffers } from '#features/enrollment/rounds/offers/components/prepare-offers.tsx';
import { PreparedOffers } from '#features/enrollment/rounds/offers/components/prepared-offers.tsx';
import { offersAt } from '#features/enrollment/rounds/offers/offers-at.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/round-offers.ts';

export const clientLoader = listLoader(offersAt);
export const clientAction = makeChange;
export const meta = titled('Offers of the round');

/** What every family of a round is told at its release: prepared in one sitting, and what was prepared. */
export default function RoundOffers({ loaderData: { year, round } }: Route.ComponentProps) {
  const change = useServerChange(offersAt);
  return (
    <DeskPage
      title={`Offers of the round for ${year}`}
      back={<Link to={`/staff/enrollment-applications/round?year=${year}`}>Round for {year}</Link>}
    >
      {!round && <p>Offers are prepared after the draw. This round is not drawn yet.</p>}
      {round?.prepared && (
        <PreparedOffers year={year} round={round} prepared={round.prepared} change={change} />
      )}
      {round && !round.prepared && !round.isReleased && (
        <PrepareOffers key={`${year} ${round.version}`} year={year} round={round} change={change} />
      )}
      {round && !round.prepared && round.isReleased && (
        <p>The letters are out. Each decision of this round was made at the record of its child.</p>
      )}
    </DeskPage>
  );
}
