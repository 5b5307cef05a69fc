import { dayInLusaka, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { ShownNote } from './case-notes.server.ts';
import type { AskedOfNote } from './office-work.ts';

interface CallOfNoteProps {
  note: ShownNote;
  change: ServerChange<AskedOfNote>;
}

/** The day on which the office calls back, and the press that says that it has; nothing at a note without one. */
export function CallOfNote({ note, change }: CallOfNoteProps) {
  const { id, callOn, calledAt, text } = note;
  if (callOn === null) return null;
  const now = new Date();
  const isCalled = calledAt !== null;
  return (
    <p className="row">
      <span>
        {isCalled ? (
          `Called back ${shortInstant(calledAt, now)}.`
        ) : (
          <Day callOn={callOn} today={dayInLusaka(now)} />
        )}
      </span>
      <SendButton
        className="btn line sm"
        change={change}
        body={{ change: 'markCall', id, isCalled: !isCalled }}
        said={
          isCalled
            ? { title: 'Not called yet', text: 'The call stands on Today again.' }
            : { title: 'Called back', text: 'It is on Today no more. You can take that back.' }
        }
      >
        {isCalled ? 'Not called yet' : 'We have called'}
        <span className="visually-hidden">: {text}</span>
      </SendButton>
    </p>
  );
}

function Day({ callOn, today }: { callOn: PlainDate; today: PlainDate }) {
  if (callOn === today) return <b>Call back today.</b>;
  const day = dayMonthYear(callOn);
  return callOn < today ? (
    <b className="over">Call back: it was due {day}.</b>
  ) : (
    <>Call back on {day}.</>
  );
}
