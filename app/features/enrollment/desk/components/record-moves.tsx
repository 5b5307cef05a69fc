import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import type { Turn } from '#desk/cases/turns/answer-by.ts';
import { letterIn } from '#desk/record/letter-fields.tsx';
import { firstClass, NextStep } from '#desk/record/next-step.tsx';
import { interviewAtDesk, isAhead } from '#features/interviews/interview.ts';
import { dayInLusaka, dayOfStored } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { enrollmentStatuses, everyEnrollmentStatus } from '../../enrollment-status.ts';
import { shortGrade } from '../../grade-levels.ts';
import { TellFamily } from '../../told/components/tell-family.tsx';
import { headingOf, tellingOf } from '../../told/telling.ts';
import { type ApplicationChange, applicationChangesAt } from '../desk-at.ts';
import type { AllowedMove, DeskRecord } from '../desk-record.ts';
import { LetterOfMove } from './letter-of-move.tsx';
import { OfferAtDesk } from './offer-at-desk.tsx';
import { OfferPlaces, reasonsIn } from './offer-places.tsx';
import { useLeftOut } from './use-left-out.ts';

const UNDO = `You can take this back for ${UNDO_MINUTES} minutes. Until then the family does not see it.`;

/**
 * The usual next step, the others that the map allows, and the way back from the last one. The usual one keeps its
 * place, whatever was shown before: the next press at the same spot meets one that asks.
 */
export function RecordMoves({ record, turn }: { record: DeskRecord; turn: Turn | undefined }) {
  // Here and not with each button: the button is gone once its move is done.
  const change = useServerChange(applicationChangesAt);
  const { moves, history, undo, version, offer } = record;
  const status = enrollmentStatuses[record.status];
  const usual = status.isTheirTurn || status.isOver ? undefined : moves[0]?.to;
  /** In both places each has its component: a dialog that is open when its move becomes impossible stays. */
  const moveIn = (to: AllowedMove['to'], isHere: boolean, triggerClass = '') => (
    <Move
      to={to}
      allowed={isHere ? moves.find((move) => move.to === to) : undefined}
      triggerClass={triggerClass}
      record={record}
      change={change}
    />
  );
  return (
    <NextStep
      status={status}
      turn={turn}
      sender="the family"
      before={headingOf(tellingOf(record, new Date()))}
      mail={history.at(-1)?.mail}
      undo={undo}
      change={change}
      takingBack={{ change: 'undo', version }}
      first={everyEnrollmentStatus.map((to) => (
        <div key={to}>{moveIn(to, to === usual, firstClass(turn, status))}</div>
      ))}
      otherwiseLabel={status.isTheirTurn && 'They have answered'}
      otherwise={everyEnrollmentStatus.map((to) => <li key={to}>{moveIn(to, to !== usual)}</li>)}
    >
      {isAhead(record.interview, new Date()) && (
        <p>Interview: {interviewAtDesk(record.interview, dayInLusaka(new Date()))}.</p>
      )}
      {offer && <OfferAtDesk offer={offer} isMailable={record.isMailable} />}
      <TellFamily record={record} change={change} />
      <IntoNextYear record={record} change={change} undo={UNDO} />
    </NextStep>
  );
}

interface MoveProps {
  to: AllowedMove['to'];
  /** Undefined while it is not allowed; a dialog that is open when that happens stays, to say so. */
  allowed: AllowedMove | undefined;
  triggerClass: string;
  record: DeskRecord;
  change: ServerChange<ApplicationChange>;
}

function Move({ to, allowed, triggerClass, record, change }: MoveProps) {
  const { version, reference, places } = record;
  const { leftOut, ask } = useLeftOut([reference]);
  const letter = allowed?.letter;
  const said = { title: enrollmentStatuses[to].name, text: UNDO };
  const met = isAhead(record.interview, new Date()) ? record.interview : undefined;
  if (enrollmentStatuses[to].isReview) {
    return (
      allowed && (
        <SendButton
          className={triggerClass}
          change={change}
          body={{ change: 'move', version, to }}
          said={said}
        >
          {enrollmentStatuses[to].move}
        </SendButton>
      )
    );
  }
  return (
    <AskToSend
      trigger={`${enrollmentStatuses[to].move} …`}
      triggerClass={triggerClass}
      title={enrollmentStatuses[to].move}
      confirm={enrollmentStatuses[to].move}
      isPossible={allowed !== undefined}
      keepAs={`${reference} ${to}`}
      {...(enrollmentStatuses[to].isOffer && { onOpen: ask })}
      change={change}
      body={(typed) => {
        return { change: 'move', version, to, letter: letterIn(typed), ...reasonsIn(typed) };
      }}
      said={said}
    >
      {enrollmentStatuses[to].isOffer && places && (
        <OfferPlaces offers={[{ count: places, offers: 1 }]} leftOut={leftOut} />
      )}
      {met && (
        <p>
          <b>
            The interview on {interviewAtDesk(met, dayInLusaka(new Date()))}, does not take place
            then.
          </b>{' '}
          Whoever was told its day by mail reads so in a mail.
        </p>
      )}
      {letter ? (
        <LetterOfMove record={record} letter={letter} bringsAccessCode={allowed.bringsAccessCode} />
      ) : (
        <p>
          The new status is “{enrollmentStatuses[to].name}”. The family gets no {met && 'other '}
          mail. {UNDO}
        </p>
      )}
    </AskToSend>
  );
}

interface IntoNextYearProps {
  record: DeskRecord;
  change: ServerChange<ApplicationChange>;
  /** That it can be taken back, and until when the family does not see it. */
  undo: string;
}

/** Takes a form over into the year for which its family lets the school keep its answers: year and waiting list in one act. */
function IntoNextYear({ record, change, undo }: IntoNextYearProps) {
  const { history, nextYearLetter: letter, reference, version, gradeLevel } = record;
  const considerFor = history.at(-1)?.facts.considerFor;
  const title = `Put on the waiting list for ${considerFor?.year ?? 'the next year'}`;
  return (
    <>
      {considerFor && (
        <p>
          The family says that you may keep its answers for {considerFor.year} (said on{' '}
          {dayShort(dayOfStored(considerFor.at), dayInLusaka(new Date()))}).
        </p>
      )}
      <AskToSend
        trigger={`${title} …`}
        triggerClass="btn"
        title={title}
        confirm={title}
        isPossible={considerFor !== undefined}
        keepAs={`${reference} next year`}
        change={change}
        body={(typed) => ({
          change: 'move',
          version,
          to: 'waitlisted',
          intoNextYear: true,
          letter: letterIn(typed),
        })}
        said={{
          title: `${enrollmentStatuses.waitlisted.name}, ${considerFor?.year ?? ''}`,
          text: undo,
        }}
      >
        <p>
          The application goes on for {considerFor?.year}, for {shortGrade(gradeLevel)}. If the
          child is for another grade by then, correct the grade afterwards.
        </p>
        {letter && <LetterOfMove record={record} letter={letter} bringsAccessCode={false} />}
      </AskToSend>
    </>
  );
}
