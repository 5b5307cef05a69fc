import { LetterFields, letterIn } from '#desk/record/letter-fields.tsx';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { type Interview, interviewAtDesk } from './interview.ts';
import { draftCallingOff, draftInterviewLetter, type Invited } from './interview-letter.ts';

type InterviewChange = { version: number; letter: OfficeLetter | undefined } & (
  | { change: 'interview'; on: string; time: string; place: string }
  | { change: 'callOff' }
);

interface InterviewDayProps {
  record: { reference: string; version: number; interview?: Interview | undefined };
  /** The addresses that the mail goes to; '' where it can go to nobody, who then has to be called. */
  to: string;
  /** Such as `the candidate`. */
  who: string;
  /** Where they read the day themselves. */
  isReadAt: string;
  invited: Invited;
  /** A day that is there can be called off, and no other one is set. */
  isClosed?: boolean;
  change: ServerChange<InterviewChange>;
}

const NOBODY_TO_WRITE_TO = 'No mail can be sent: please call and say it.';

/** When and where they are met: set it, change it, call it off. Each mail brings the day for their calendar. */
export function InterviewDay(props: InterviewDayProps) {
  const { record, to, who, isReadAt, invited, isClosed, change } = props;
  const { errorOf } = useFieldErrors(change.refusal);
  const { interview, version, reference } = record;
  const agreed = interview && !interview.isCalledOff ? interview : undefined;
  const today = dayInLusaka(new Date());
  const trigger = agreed ? 'Change the day …' : 'Set day and time …';
  return (
    <section aria-labelledby="interview">
      <div className="ruled">
        <h2 id="interview">Interview</h2>
      </div>
      <p>{agreed ? interviewAtDesk(agreed, today) : 'There is no day yet.'}</p>
      <div className="row">
        {!isClosed && (
          <AskToSend
            trigger={trigger}
            triggerClass="btn sm"
            title={agreed ? 'Change the day of the interview' : 'Set the day of the interview'}
            confirm={agreed ? 'Change the day' : 'Set the day'}
            keepAs={`${reference} interview`}
            change={change}
            body={(typed) => ({
              change: 'interview',
              version,
              on: String(typed.get('on')),
              time: String(typed.get('time')),
              place: String(typed.get('place')),
              letter: letterIn(typed),
            })}
            said={{ title: 'The day is set', text: isReadAt }}
          >
            <Field id="interview-on" label="Day" error={errorOf('on')}>
              {(control) => <DateField control={control} name="on" value={agreed?.on ?? ''} />}
            </Field>
            <InputField
              id="interview-time"
              label="Time"
              hint="Such as 10:00 AM."
              name="time"
              required
              autoComplete="off"
              defaultValue={agreed?.time}
              error={errorOf('time')}
            />
            <InputField
              id="interview-place"
              label="Place"
              name="place"
              required
              autoComplete="off"
              defaultValue={agreed?.place ?? 'School office'}
              error={errorOf('place')}
            />
            {to ? (
              <LetterFields
                to={to}
                {...draftInterviewLetter(invited, agreed !== undefined)}
                isChoiceFor={who}
              >
                <p className="small">
                  The mail ends with day, time and place, and brings them for a calendar. It leaves
                  at once.
                </p>
              </LetterFields>
            ) : (
              <p>{NOBODY_TO_WRITE_TO}</p>
            )}
          </AskToSend>
        )}
        {agreed && (
          <AskToSend
            trigger="Call it off …"
            triggerClass="btn sm line"
            title="Call the interview off"
            confirm="Call it off"
            keepAs={`${reference} call off`}
            change={change}
            body={(typed) => ({ change: 'callOff', version, letter: letterIn(typed) })}
            said={{ title: 'Called off', text: `You do not expect ${who} on that day.` }}
          >
            {to ? (
              <LetterFields to={to} {...draftCallingOff(invited)} isChoiceFor={who} />
            ) : (
              <p>{NOBODY_TO_WRITE_TO}</p>
            )}
          </AskToSend>
        )}
      </div>
    </section>
  );
}
