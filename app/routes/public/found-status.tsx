import type { School } from '#features/content/schemas.ts';
import type { Offer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import offerStyles from '#features/enrollment/guardians/offer/offer.css?url';
import { OfferStage } from '#features/enrollment/guardians/offer/offer-stage.tsx';
import { GoesOnAs } from '#features/enrollment/same-child/goes-on-as.tsx';
import type { ToldStatus } from '#features/submissions/at-school.server.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';

export interface FoundStatusProps {
  status: ToldStatus & {
    reference: string;
    /** Opens the papers of the child. */
    papersPass?: string;
    offer?: Offer;
  };
  school: School;
}

/** How far something has come, for whoever has answered the question about it. */
export function FoundStatus({ status, school }: FoundStatusProps) {
  const { reference, meaning, since, awaited, papersPass, offer } = status;
  return (
    <>
      <p className="lead">{meaning}</p>
      <GoesOnAs application={status} />
      <dl className="term-list">
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>{since}</dd>
        </div>
        <div>
          <dt>What happens next</dt>
          <dd>{awaited}</dd>
        </div>
      </dl>
      {offer && <OfferWithoutName offer={offer} school={school} />}
      {papersPass && (
        <form method="post" action="/status/papers">
          <input type="hidden" name="pass" value={papersPass} />
          <button type="submit" className="btn line">
            Papers of the child
          </button>
        </form>
      )}
    </>
  );
}

/** Whoever knows a birth date may read what the school has published, and answers elsewhere. */
function OfferWithoutName({ offer, school }: { offer: Offer; school: School }) {
  const { gradeLevel, enrollmentYear, isAnswered } = offer;
  const phone = <a href={telephoneLink(school.admissionsPhone)}>{school.admissionsPhone}</a>;
  return (
    <>
      <link rel="stylesheet" href={offerStyles} />
      <OfferStage
        offer={offer}
        school={school}
        title={
          <>
            <h2 id="status">{gradeLevel}</h2>
            <p>School year {enrollmentYear}</p>
          </>
        }
      >
        {!isAnswered && (
          <>
            <h3>How to answer</h3>
            <ul>
              <li>
                With our mail: it has a link for your answer, and the way into the{' '}
                <a href="/portal">parent portal</a>.
              </li>
              <li>By phone: {phone}. Say your reference.</li>
              <li>
                At the school office:{' '}
                <UnbrokenText text={`${school.hours.office}, ${school.hours.days}.`} />
              </li>
            </ul>
            <p className="small muted">
              You cannot answer on this page, because more people than you may know the birth date.
            </p>
          </>
        )}
      </OfferStage>
    </>
  );
}
