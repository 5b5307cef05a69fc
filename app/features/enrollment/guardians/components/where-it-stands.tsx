import type { ToldTurn } from '#desk/cases/turns/told-turn.ts';
import { TurnLine } from '#desk/cases/turns/turn-line.tsx';
import type { School } from '#features/content/schemas.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { StandingTold } from '../../places/components/standing-told.tsx';
import { GoesOnAs } from '../../same-child/goes-on-as.tsx';
import { answersAt } from '../guardian-at.ts';
import { type GuardianMove, moveWords } from '../guardian-moves.ts';
import type { ApplicationForGuardian } from '../guardian-queries.server.ts';
import type { AskedAsGuardian } from '../guardian-schemas.ts';
import type { Offer } from '../offer/find-offer.server.ts';
import { FiveStones } from '../offer/five-stones.tsx';
import { OfferStage } from '../offer/offer-stage.tsx';
import { stepsBeforeOffer } from '../offer/offer-steps.ts';

interface WhereItStandsProps {
  application: ApplicationForGuardian & { offer?: Offer; turn?: ToldTurn };
  school: School;
}

/** The status of an application and what the family can do about it; an offer has a stage of its own. */
export function WhereItStands({ application, school }: WhereItStandsProps) {
  const { offer, moves } = application;
  const change = useServerChange(answersAt);
  if (!offer) return <State application={application} change={change} />;
  return (
    <OfferStage
      offer={offer}
      school={school}
      papersAt={`/portal/applications/${application.reference}/papers`}
      title={<OfferTitle application={application} offer={offer} />}
    >
      {moves.length > 0 && <Answer application={application} change={change} />}
    </OfferStage>
  );
}

interface PartProps {
  application: ApplicationForGuardian & { turn?: ToldTurn };
  change: ServerChange<AskedAsGuardian>;
}

function State({ application, change }: PartProps) {
  const { status, moves, history, turn, interview, standing } = application;
  const { told } = enrollmentStatuses[status];
  const { title, meaning } = { ...told, ...interview };
  const steps = stepsBeforeOffer(history);
  return (
    <section className="panel" aria-labelledby="status">
      <h2 id="status">{title}</h2>
      <TurnLine turn={turn} />
      <p>{meaning}</p>
      {standing && <StandingTold {...standing} />}
      <p>{interview?.awaited ?? turn?.awaited ?? told.awaited}</p>
      {steps && <FiveStones steps={steps} />}
      <GoesOnAs application={application} />
      {moves.length > 0 && (
        <div className="row mt-g4">
          <FamilyMoves moves={moves} seen={status} change={change} />
        </div>
      )}
    </section>
  );
}

interface OfferTitleProps {
  application: ApplicationForGuardian;
  offer: Offer;
}

function OfferTitle({ application, offer: { gradeLevel, enrollmentYear } }: OfferTitleProps) {
  const { reference, firstName, status } = application;
  const { title, meaning } = enrollmentStatuses[status].told;
  return (
    <>
      <h2 id="status">
        {enrollmentStatuses[status].isStudent
          ? `${firstName} is enrolled`
          : `${title} for ${firstName}`}
      </h2>
      <p>{meaning}</p>
      <p>
        {gradeLevel}, school year {enrollmentYear}. Reference{' '}
        <b className="one-line">{reference}</b>
      </p>
      <GoesOnAs application={application} />
    </>
  );
}

function Answer({ application: { status, moves }, change }: PartProps) {
  // Declining is what withdraws an offer; a third button would only be one more to read.
  const isOffered = enrollmentStatuses[status].isOffer;
  return (
    <>
      <h3>{isOffered ? 'Your answer' : 'Has something changed?'}</h3>
      <div className="ways-to-answer">
        <FamilyMoves
          moves={moves.filter((move) => move === 'accepted')}
          seen={status}
          change={change}
        />
        <a className="btn line" href="#messages">
          {isOffered ? 'Ask a question first' : 'Write to the school'}
        </a>
        <FamilyMoves
          moves={moves.filter((move) => move === (isOffered ? 'declined' : 'withdrawn'))}
          seen={status}
          change={change}
        />
      </div>
      <p className="small muted">
        Every parent or guardian who wants our mails hears of your answer.
      </p>
    </>
  );
}

interface FamilyMovesProps {
  moves: readonly GuardianMove[];
  /** The status on the screen; the answer counts for this one only. */
  seen: EnrollmentStatus;
  /** Of what stays on the screen when the status changes, so that a refusal is said. */
  change: ServerChange<AskedAsGuardian>;
}

/** What the family can answer now. Each button asks first. */
function FamilyMoves({ moves, seen, change: { send, isBusy } }: FamilyMovesProps) {
  return (
    <>
      {moves.map((to) => {
        const { button, question, text, confirm, done } = moveWords[to];
        return (
          <AskFirst
            key={to}
            trigger={button}
            triggerClass={to === 'accepted' ? 'btn call' : 'btn line'}
            title={question}
            confirm={confirm}
            isBusy={isBusy}
            onConfirm={(_form, close) => {
              close();
              send({ to, seen }, { title: 'Thank you', text: done });
            }}
          >
            <p>{text}</p>
          </AskFirst>
        );
      })}
    </>
  );
}
