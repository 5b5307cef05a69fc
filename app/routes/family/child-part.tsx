import { TurnLine } from '#desk/cases/turns/turn-line.tsx';
import type { School } from '#features/content/schemas.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { OfferStage } from '#features/enrollment/guardians/offer/offer-stage.tsx';
import { StandingTold } from '#features/enrollment/places/components/standing-told.tsx';
import { GoesOnAs } from '#features/enrollment/same-child/goes-on-as.tsx';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { FoldedPapers } from '../papers/papers-section.tsx';
import { ComesBack } from './comes-back.tsx';
import { Messages } from './messages-about-child.tsx';
import { SecondChance } from './second-chance.tsx';
import type { ShownChild, ShownFamily } from './show-family.server.ts';

interface PartProps {
  child: ShownChild;
}

interface ChildPartProps extends PartProps {
  by: ShownFamily['by'];
  /** Of the page, which its forms carry. */
  token: string;
  /** The child about whom the reader has just written to the school. */
  wrote?: string | undefined;
  school: School;
}

/** One child: where its application stands, what the school waits for, its papers, and what was said and written. */
export function ChildPart({ child, by, token, wrote, school }: ChildPartProps) {
  const { reference, firstName, gradeLevel, offer, papers } = child;
  return (
    <article className="mt-g6" id={reference} aria-labelledby={`${reference}-name`}>
      <h2 className="mb-g3" id={`${reference}-name`}>{`${firstName}, ${gradeLevel}`}</h2>
      <WhereItStands child={child} answerWithin={school.answerWithin} />
      {offer && (
        <OfferStage
          offer={offer}
          areDetailsClosed={offer.isAnswered}
          school={school}
          papersAt={`#${reference}-papers`}
          titleId={`${reference}-offer`}
          title={
            <>
              <h3 id={`${reference}-offer`}>The place for {firstName}</h3>
              <p>
                {offer.gradeLevel}, school year {offer.enrollmentYear}
              </p>
            </>
          }
        >
          {!offer.isAnswered && <HowToAnswer by={by} school={school} />}
        </OfferStage>
      )}
      <SecondChance {...{ child, by, token, slug: school.slug }} />
      <ComesBack child={child} token={token} />
      <Awaited child={child} />
      {papers && (
        <FoldedPapers slug={school.slug} title={`Papers of ${firstName}`} shown={papers} />
      )}
      <Messages {...{ child, by, token, slug: school.slug }} isSent={wrote === reference} />
      <Letters child={child} />
    </article>
  );
}

function WhereItStands({ child, answerWithin }: PartProps & { answerWithin?: string | undefined }) {
  const { reference, enrollmentYear, status, since, answerBy, turn, interview, standing } = child;
  const { told, isOurTurn } = enrollmentStatuses[status];
  const { title, meaning } = { ...told, ...interview };
  return (
    <>
      <h3 className="mb-g2">{title}</h3>
      <p className="lead">{meaning}</p>
      {standing && <StandingTold {...standing} />}
      <p className="small muted">
        Since {writtenDate(dayInLusaka(new Date(since)))}. School year {enrollmentYear}.
      </p>
      {!answerBy && <TurnLine turn={turn} />}
      <GoesOnAs application={child} />
      <dl className="term-list">
        <div>
          <dt>What happens next</dt>
          <dd>
            {interview?.awaited ?? turn?.awaited ?? told.awaited}
            {isOurTurn && !turn && answerWithin && ` You hear from us within ${answerWithin}.`}
            {answerBy && ` The last day to answer is ${writtenDate(answerBy)}.`}
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
    </>
  );
}

function Awaited({ child: { requests } }: PartProps) {
  if (requests.length === 0) return null;
  return (
    <section className="panel mb-g5">
      <h3>The school waits for you</h3>
      <ul>
        {requests.map(({ id, what, askedAt }) => (
          <li key={id}>
            <b>{what}</b>{' '}
            <span className="small muted">
              asked on {writtenDate(dayInLusaka(new Date(askedAt)))}
            </span>
          </li>
        ))}
      </ul>
      <p>The application goes on while a paper is missing.</p>
    </section>
  );
}

function Letters({ child: { letters, firstName } }: PartProps) {
  if (letters.length === 0) return null;
  return (
    <details className="accordion">
      <summary>
        Our letters about {firstName} ({letters.length})
      </summary>
      <ul>
        {letters.map(({ subject, sentAt }) => (
          <li key={subject}>
            <b>{subject}</b>{' '}
            <span className="small muted">
              sent by mail on {writtenDate(dayInLusaka(new Date(sentAt)))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface HowToAnswerProps {
  by: ShownFamily['by'];
  school: School;
}

/** The page shows an offer, and takes no answer (docs/decisions/0067). */
function HowToAnswer({ by, school: { admissionsPhone, hours } }: HowToAnswerProps) {
  return (
    <>
      <h3>How to answer</h3>
      <ul>
        <li>
          With our mail about the offer: it has a link for your answer, and the way into the{' '}
          <a href="/portal">parent portal</a>.
        </li>
        <li>
          By phone: <a href={telephoneLink(admissionsPhone)}>{admissionsPhone}</a>. Say your
          reference.
        </li>
        <li>
          At the school office: <UnbrokenText text={`${hours.office}, ${hours.days}.`} />
        </li>
      </ul>
      {by === 'birthDate' && (
        <p className="small muted">
          You cannot answer on this page, because more people than you may know the birth date.
        </p>
      )}
    </>
  );
}
