import { Said } from '#features/contact/components/said.tsx';
import type { School } from '#features/content/schemas.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { OfferStage } from '#features/enrollment/guardians/offer/offer-stage.tsx';
import { GoesOnAs } from '#features/enrollment/same-child/goes-on-as.tsx';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { PapersSection } from '../papers/papers-section.tsx';
import { HowToAnswer } from './how-to-answer.tsx';
import type { ShownChild, ShownFamily } from './show-family.server.ts';

interface PartProps {
  child: ShownChild;
}

interface ChildPartProps extends PartProps {
  by: ShownFamily['by'];
  school: School;
}

/** One child: where its application stands, what the school waits for, its papers, and what was said and written. */
export function ChildPart({ child, by, school }: ChildPartProps) {
  const { reference, firstName, gradeLevel, offer, papers } = child;
  return (
    <article className="mt-g6" id={reference} aria-labelledby={`${reference}-name`}>
      <h2 className="mb-g3" id={`${reference}-name`}>{`${firstName}, ${gradeLevel}`}</h2>
      <WhereItStands child={child} answerWithin={school.answerWithin} />
      {offer && (
        <OfferStage
          offer={offer}
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
      <Awaited child={child} />
      {papers && (
        <PapersSection
          slug={school.slug}
          title={`Papers of ${firstName}`}
          shown={papers}
          level={3}
        />
      )}
      <Conversation child={child} />
      <Letters child={child} />
    </article>
  );
}

function WhereItStands({ child, answerWithin }: PartProps & { answerWithin?: string | undefined }) {
  const { reference, enrollmentYear, status, since, answerBy } = child;
  const { told, isOurTurn } = enrollmentStatuses[status];
  const { title, meaning, awaited } = told;
  return (
    <>
      <h3 className="mb-g2">{title}</h3>
      <p className="lead">{meaning}</p>
      <GoesOnAs application={child} />
      <dl className="term-list">
        <div>
          <dt>What happens next</dt>
          <dd>
            {awaited}
            {isOurTurn && answerWithin && ` You hear from us within ${answerWithin}.`}
            {answerBy && ` The last day to answer is ${writtenDate(answerBy)}.`}
          </dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>{writtenDate(dayInLusaka(new Date(since)))}</dd>
        </div>
        <div>
          <dt>School year</dt>
          <dd>{enrollmentYear}</dd>
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

function Conversation({ child: { said, firstName } }: PartProps) {
  if (said.length === 0) return null;
  return (
    <details className="accordion">
      <summary>
        Messages about {firstName} ({said.length})
      </summary>
      <Said said={said} />
      <p>To answer, open the link in our mail about it, or call us.</p>
    </details>
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
