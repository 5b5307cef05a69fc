import type { ReactNode } from 'react';
import type { School } from '#features/content/schemas.ts';
import { monthNames, type PlainDate, weekdayAndDate } from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import type { Offer } from './find-offer.server.ts';
import { FiveStones } from './five-stones.tsx';
import { OfferDetails } from './offer-details.tsx';
import { dayOfNext, type NextThing } from './what-comes-next.ts';

interface OfferStageProps {
  offer: Offer;
  school: School;
  /** Whom it is for, and by which reference. */
  title: ReactNode;
  /** Where the papers of the child can be photographed. */
  papersAt: string;
  /** Of the heading in it; a page with several offers gives each its own. */
  titleId?: string;
  /** What has to be known for the answer is behind a line: it was given. */
  areDetailsClosed?: boolean;
  /** The ways to answer it. */
  children?: ReactNode;
}

/** An offer, from the application to the first day: where it stands, all that a family has to know, and its answer. */
export function OfferStage(props: OfferStageProps) {
  const { offer, school, title, titleId = 'status', papersAt, areDetailsClosed, children } = props;
  const { answerBy, isAnswered, isOverdue, steps } = offer;
  return (
    <section className="stage" aria-labelledby={titleId}>
      <i className="mphasa" />
      <div className="stage-parts">
        <div className="stage-head on-wall">
          {title}
          {!isAnswered && (
            <div className="answer-by">
              {answerBy && <DayLeaf day={answerBy} />}
              <p>
                <AnswerBy day={answerBy} isOverdue={isOverdue} />
              </p>
            </div>
          )}
          <FiveStones steps={steps} />
        </div>
        <div className="panel stage-facts">
          {offer.next && <NextThings list={offer.next} school={school} papersAt={papersAt} />}
          {areDetailsClosed ? (
            <details className="accordion">
              <summary>First day, costs and what to bring</summary>
              <OfferDetails offer={offer} school={school} />
            </details>
          ) : (
            <OfferDetails offer={offer} school={school} />
          )}
        </div>
        {children && <div className="panel stage-answer">{children}</div>}
      </div>
    </section>
  );
}

/** The day is over without anything being taken back: only the office does that. */
function AnswerBy({ day, isOverdue }: { day: PlainDate | undefined; isOverdue: boolean }) {
  if (isOverdue && day) {
    return (
      <>
        <b>We asked for your answer by {weekdayAndDate(day)}.</b> Please answer now, or call us.
      </>
    );
  }
  return (
    <>
      <b>{day ? `Please answer by ${weekdayAndDate(day)}.` : 'Please give us your answer.'}</b> If
      you need more time, ask us.
    </>
  );
}

/** A leaf of a calendar; the same day stands in words beside it. */
function DayLeaf({ day }: { day: PlainDate }) {
  const [year, month, dayOfMonth] = day.split('-');
  return (
    <div className="leaf" aria-hidden="true">
      <i className="mphasa" />
      <b>{Number(dayOfMonth)}</b>
      <span>
        {monthNames[Number(month) - 1]} {year}
      </span>
    </div>
  );
}

interface NextThingsProps {
  list: readonly NextThing[];
  school: School;
  /** Where the papers can be photographed. */
  papersAt: string;
}

/** What comes next once a place is accepted, each with its day, its tick and the way to it. */
function NextThings({ list, school: { admissionsPhone }, papersAt }: NextThingsProps) {
  return (
    <section className="stage-next" aria-labelledby="what-comes-next">
      <h3 id="what-comes-next">What comes next</h3>
      <ol>
        {list.map((thing) => (
          <li key={thing.what} className={thing.isDone ? 'done' : undefined}>
            <b>{thing.what}</b> <Day thing={thing} />
            <LinkTo thing={thing} papersAt={papersAt} />
          </li>
        ))}
      </ol>
      <p>
        Do you have a question about this? Call{' '}
        <a href={telephoneLink(admissionsPhone)}>{unbroken(admissionsPhone)}</a>.
      </p>
    </section>
  );
}

function Day({ thing }: { thing: NextThing }) {
  const day = dayOfNext(thing);
  return day ? <span className="small muted">{day}</span> : null;
}

interface LinkToProps {
  thing: NextThing;
  papersAt: string;
}

function LinkTo({ thing: { kind, what, isDone }, papersAt }: LinkToProps) {
  if (kind === 'uniform') {
    return (
      <a className="tall" href="/parents/uniform">
        What your child needs
      </a>
    );
  }
  if (kind !== 'paper' || isDone) return null;
  return (
    <a className="tall" href={papersAt}>
      Photograph it or bring it<span className="visually-hidden">: {what}</span>
    </a>
  );
}
