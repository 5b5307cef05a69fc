import { Link } from 'react-router';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { REASON_LIMIT } from '../../desk/desk-limits.ts';
import { shortGrade } from '../../grade-levels.ts';
import type { GradePlaces } from '../list-places.server.ts';
import { placesLeft } from '../places.ts';
import { waitingListAt } from '../places-at.ts';

/** Who waits for a place in one grade, in their order, by the day that decides it. */
export function WaitingList({ entry }: { entry: GradePlaces }) {
  const { grade, waiting } = entry;
  const left = Math.max(0, placesLeft(entry) ?? 0);
  const free = left === 1 ? '1 place is free' : `${left} places are free`;
  return (
    <section id="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="ruled">
        {unbroken(shortGrade(grade))}: {waiting.length} {waiting.length === 1 ? 'waits' : 'wait'},{' '}
        {free}
      </h2>
      <p className="small muted">
        Who sent the form first stands first. The order changes only with a reason, which becomes a
        note of the application.
      </p>
      <table className="waiting-list">
        <caption className="visually-hidden">The waiting list of {shortGrade(grade)}</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Child</th>
            <th scope="col">Form sent</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {waiting.map((one, index) => (
            <tr key={one.reference}>
              <td className="place">{index + 1}</td>
              <th scope="row">
                <Link to={`/staff/enrollment-applications/${one.reference}`} dir="auto">
                  {one.applicant}
                </Link>
                {index < left && <b className="small next">is next</b>}
              </th>
              <td data-label="Form sent">{dayOf(one.submittedAt)}</td>
              <td>
                <MoveTo waiting={waiting} index={index} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const dayOf = (instant: string) => dayMonthYear(dayInLusaka(new Date(instant)));

interface MoveToProps {
  waiting: GradePlaces['waiting'];
  index: number;
}

/** To any place of the list, and why. */
function MoveTo({ waiting, index }: MoveToProps) {
  const change = useServerChange(waitingListAt);
  const one = waiting[index];
  if (!one) return null;
  const { reference, applicant } = one;
  return (
    <AskToSend
      trigger="Move…"
      triggerAbout={` ${applicant}`}
      triggerClass="btn line sm"
      title={`Move ${applicant} to another place?`}
      confirm="Move"
      change={change}
      isPossible={waiting.length > 1}
      keepAs={`${reference} place`}
      body={(typed) => {
        const to = Number(typed.get('to'));
        const passing = waiting[to - 1]?.reference ?? '';
        const reason = String(typed.get('reason'));
        return { reference, from: index + 1, to, passing, reason };
      }}
      said={{ title: 'Moved', text: 'The reason is a note of the application.' }}
    >
      <InputField
        id={`to-${reference}`}
        label="New place in the list"
        hint={`${applicant} is number ${index + 1} of ${waiting.length}.`}
        name="to"
        inputMode="numeric"
        autoComplete="off"
        size={4}
        required
      />
      <InputField
        id={`why-${reference}`}
        label="Why?"
        hint="The reason becomes a note of the application."
        name="reason"
        required
        maxLength={REASON_LIMIT}
      />
    </AskToSend>
  );
}
