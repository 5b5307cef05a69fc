import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { Dice } from '../../components/dice.tsx';
import { Seal } from '../../components/seal.tsx';
import type { RoundPage } from '../round-page.ts';
import { SealedWords } from './sealed-words.tsx';

/** From the seal to the order, as far as the round has come. */
export function HowItWasMade({ round }: { round: RoundPage }) {
  const { opensOn, seal, list, draw, drawAt, voidDraws } = round;
  const last = voidDraws.at(-1);
  const sealedOn = last ? dayInLusaka(new Date(last.voidedAt)) : opensOn;
  return (
    <section aria-labelledby="made">
      <h2 id="made">{draw ? 'How the order was made' : 'How the order is made'}</h2>
      <ol className="rank">
        <li>
          <div>
            <b>On {writtenDate(sealedOn)}</b> six {last && 'new '}secret words were locked away.
            This seal was made from them and published:
            <Seal seal={seal} />
            {last
              ? 'Receipts from before that day have the seal of the draw before.'
              : 'Is it the same on your receipt? Then nobody has changed the words.'}
          </div>
        </li>
        <li>
          <div>
            {list ? (
              <>
                <b>The list of children was closed.</b> It has the ticket, the grade and the group
                of each child. This seal was made from it before the first throw:
                <Seal seal={list.seal} />
              </>
            ) : (
              <>
                <b>Before the draw</b> the list of children is closed: the ticket, the grade and the
                group of each child. It gets a seal of its own.
              </>
            )}
          </div>
        </li>
        <li>
          <div>
            {draw ? (
              <>
                <b>On {writtenDate(dayInLusaka(new Date(draw.drawnAt)))}</b> a witness threw a die
                ten times before the office.{draw.witness && ` The witness: ${draw.witness}.`}
                <Dice dice={draw.dice} />
                The ten throws: <b>{draw.dice.split('').join(' ')}</b>
              </>
            ) : (
              <>
                <b>{last ? 'Then' : `On ${writtenMoment(new Date(drawAt))}`}</b> a witness throws a
                die ten times, before everybody who comes.
              </>
            )}
          </div>
        </li>
        <li>
          <div>
            {draw ? (
              <>
                <b>Then the words were opened:</b>
                <SealedWords secret={draw.secret} />
              </>
            ) : (
              <>
                <b>Only then are the words opened.</b> Until then nobody can know the order.
              </>
            )}
          </div>
        </li>
        <li>
          <div>
            <b>Words, dice, the seal of the list and the ticket together</b> make one long number
            for each child. In each group the smallest comes first. Nobody can choose it.
          </div>
        </li>
      </ol>
    </section>
  );
}
