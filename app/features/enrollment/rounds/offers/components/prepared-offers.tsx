import { Link } from 'react-router';
import { gradeName } from '#features/content/grades.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { OrderTable } from '../../../places/components/order-table.tsx';
import { outcomeWords } from '../offer-letters.ts';
import type { OffersRequest } from '../offers-schema.ts';
import type { GradeToTell, RoundToTell } from '../show-offers.server.ts';

interface PreparedOffersProps {
  year: string;
  round: RoundToTell;
  prepared: NonNullable<RoundToTell['prepared']>;
  /** Of the screen: this is gone once it is taken back. */
  change: ServerChange<OffersRequest>;
}

/** What was prepared, until the release with the way back; after it as what was told. */
export function PreparedOffers({ year, round, prepared, change }: PreparedOffersProps) {
  const moment = instantInWords(new Date(round.releaseAt));
  const { by, at, count, missing } = prepared;
  return (
    <>
      <p>
        {by} prepared this on {instantInWords(new Date(at))}.{' '}
        {round.isReleased
          ? `The letters went out on ${moment}.`
          : `All letters go out on ${moment}, in the same minute. Until then no family reads any of it.`}
      </p>
      {missing > 0 && (
        <div className="note">
          <p>
            <b>
              {missing} of {count} decisions are not written yet.
            </b>{' '}
            The computer stopped, or something is in the way: look at these children below, and go
            on.
          </p>
          <SendButton
            change={change}
            body={{ change: 'goOn', year }}
            said={{ title: 'Gone on', text: 'Look at what is prepared.' }}
          >
            Go on
          </SendButton>
        </div>
      )}
      {!round.isReleased && (
        <AskToSend
          trigger="Take all of it back …"
          title="Take back what was prepared?"
          confirm="Take it back"
          change={change}
          body={{ change: 'takeBack', year }}
          said={{ title: 'It is taken back', text: 'No family was told anything.' }}
        >
          <p>
            Every decision of this sitting is taken back with its letter. The drawn order stays. A
            decision that somebody has changed at the record of its child stays as it is there.
          </p>
        </AskToSend>
      )}
      {round.grades.map((grade) => (
        <GradePrepared key={grade.grade} grade={grade} />
      ))}
    </>
  );
}

function GradePrepared({ grade: { grade, children } }: { grade: GradeToTell }) {
  const told = children.filter(({ prepared }) => prepared);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby={`prepared-${grade}`}>
      <h2 id={`prepared-${grade}`} className="ruled">
        {gradeName(grade)}
      </h2>
      <OrderTable
        caption={`What is told in ${gradeName(grade)}`}
        columns={['Ticket', 'What is told']}
      >
        {children.map(
          ({ reference, child, ticket, prepared }, at) =>
            prepared && (
              <tr key={reference}>
                <td className="place">{at + 1}</td>
                <th scope="row">
                  <Link to={`/staff/enrollment-applications/${reference}`} dir="auto">
                    {child}
                  </Link>
                </th>
                <td data-label="Ticket">{ticket}</td>
                <td data-label="What is told">
                  {outcomeWords[prepared.outcome].short}
                  {!prepared.isMade && <b className="small over"> not written yet</b>}
                  {prepared.isByHand && <small>Taken out of the order: {prepared.reason}</small>}
                </td>
              </tr>
            ),
        )}
      </OrderTable>
    </section>
  );
}
