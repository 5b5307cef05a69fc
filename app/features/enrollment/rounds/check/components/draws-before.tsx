import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { Seal } from '../../components/seal.tsx';
import type { RoundPage } from '../round-page.ts';

/** The draws that do not count, each with its reason and its order; on the page of one of them, the way to the one that counts. */
export function DrawsBefore({ round: { year, voided, voidDraws } }: { round: RoundPage }) {
  if (voided) {
    return (
      <p>
        <a href={`/rounds/${year}`}>The draw that counts</a>
      </p>
    );
  }
  const day = (instant: string) => writtenDate(dayInLusaka(new Date(instant)));
  return voidDraws.map(({ number, drawnAt, because, seal }) => (
    <section key={number} aria-labelledby={`draw-${number}`}>
      <h2 id={`draw-${number}`}>Draw {number} does not count</h2>
      <p>
        It was on {day(drawnAt)}. The reason: {because}
      </p>
      <p>
        <a href={`/rounds/${year}?draw=${number}`}>Its order, as it was</a>
      </p>
      <p>Its seal, which receipts from before have:</p>
      <Seal seal={seal} />
    </section>
  ));
}
