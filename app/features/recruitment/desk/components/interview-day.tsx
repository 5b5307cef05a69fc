import { LetterFields, letterIn } from '#desk/record/letter-fields.tsx';
import type { School } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { draftCallingOff, draftInterviewLetter } from '../../emails/interview-letter.ts';
import { interviewAtDesk } from '../../interview/interview.ts';
import { jobApplicationStatuses } from '../../job-application-status.ts';
import { type CandidateRecord, candidatesAt } from '../candidates-at.ts';

interface InterviewDayProps {
  candidate: CandidateRecord;
  school: School;
}

/** When and where the candidate is met: set it, change it, call it off. Each mail brings the day for their calendar. */
export function InterviewDay({ candidate, school }: InterviewDayProps) {
  const change = useServerChange(candidatesAt.record);
  const { errorOf } = useFieldErrors(change.refusal);
  const { interview, status, version, reference, email } = candidate;
  if (!jobApplicationStatuses[status].isInterview) return null;
  const facts = { ...candidate, school: school.name, phone: school.phone };
  const agreed = interview && !interview.isCalledOff ? interview : undefined;
  const today = dayInLusaka(new Date());
  const trigger = agreed ? 'Change the day …' : 'Set day and time …';
  return (
    <section aria-labelledby="interview">
      <h2 id="interview">Interview</h2>
      <p>{agreed ? interviewAtDesk(agreed, today) : 'There is no day yet.'}</p>
      <div className="row">
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
          said={{ title: 'The day is set', text: 'The candidate reads it at “Check the status”.' }}
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
          <LetterFields
            to={email}
            {...draftInterviewLetter(facts, agreed !== undefined)}
            isChoiceFor="the candidate"
          >
            <p className="small">
              The mail ends with day, time and place, and brings them for the candidate’s calendar.
              It leaves at once.
            </p>
          </LetterFields>
        </AskToSend>
        {agreed && (
          <AskToSend
            trigger="Call it off …"
            triggerClass="btn sm line"
            title="Call the interview off"
            confirm="Call it off"
            keepAs={`${reference} call off`}
            change={change}
            body={(typed) => ({ change: 'callOff', version, letter: letterIn(typed) })}
            said={{ title: 'Called off', text: 'The candidate is not expected on that day.' }}
          >
            <LetterFields to={email} {...draftCallingOff(facts)} isChoiceFor="the candidate" />
          </AskToSend>
        )}
      </div>
    </section>
  );
}
