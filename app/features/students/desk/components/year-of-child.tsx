import { StatusBadge } from '#desk/list/status-badge.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { type Grade, gradeName, grades } from '#features/content/grades.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { classInWords, type LeavingReason, leavingReasons, standings } from '../../student-year.ts';
import type { ChildChange } from '../change-child.server.ts';
import { childAt } from '../children-at.ts';
import type { ChildRecord } from '../open-child.server.ts';

interface YearOfChildProps {
  record: ChildRecord;
  year: ChildRecord['years'][number];
  change: ServerChange<ChildChange>;
  /** The child applied, so that its application says the grade. */
  isApplied: boolean;
  /** Somebody may not know of the child. */
  isGuarded: boolean;
}

/** One year of a child: its class, since when and until when, and what the office can change of it. */
export function YearOfChild({ record, year, change, isApplied, isGuarded }: YearOfChildProps) {
  const { reference, version, today } = record;
  const { schoolYear, standing, joinedOn, leftOn, leftReason, letter } = year;
  const id = `year-${schoolYear}`;
  const ofYear = { version, year: schoolYear };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{schoolYear}</h2>
      <DeskFacts
        facts={{
          Standing: <StatusBadge of={standings[standing]} />,
          Class: classInWords(year),
          'First day': joinedOn && dayMonthYear(joinedOn),
          'Left on': leftOn && dayMonthYear(leftOn),
          Why: leftReason && leavingReasons[leftReason],
        }}
      />
      <div className="row moves no-print">
        <AskToSend
          trigger="Change the class"
          triggerAbout={` in ${schoolYear}`}
          triggerClass="btn line"
          title={`Which class in ${schoolYear}?`}
          confirm="Save the class"
          keepAs={`${reference} class ${schoolYear}`}
          change={change}
          body={(typed) => ({
            change: 'class',
            ...ofYear,
            letter: String(typed.get('letter')).trim().toUpperCase(),
            ...(!isApplied && { grade: typed.get('grade') as Grade }),
          })}
          said={{ title: 'Saved', text: 'The class is changed.' }}
        >
          {!isApplied && (
            <SelectField id={`${id}-grade`} name="grade" label="Grade" defaultValue={year.grade}>
              <Options of={grades.map((grade) => [grade, gradeName(grade)])} />
            </SelectField>
          )}
          <InputField
            id={`${id}-class`}
            label="Letter of the class"
            hint="One letter, such as A. Leave it empty where the grade is one class."
            name="letter"
            maxLength={1}
            autoComplete="off"
            defaultValue={letter}
          />
        </AskToSend>
        {!leftOn && (
          <>
            <AskToSend
              trigger="Came later"
              triggerAbout={` in ${schoolYear}`}
              triggerClass="btn line"
              title="When was the first day?"
              confirm="Save the day"
              keepAs={`${reference} first day ${schoolYear}`}
              change={change}
              body={(typed) => ({
                change: 'firstDay',
                ...ofYear,
                joinedOn: String(typed.get('joinedOn')),
              })}
              said={{ title: 'Saved', text: 'The first day is changed.' }}
            >
              <p>Only for a child that came in the middle of the year.</p>
              <Field id={`${id}-joined`} label="First day at school">
                {(control) => (
                  <DateField control={control} name="joinedOn" value={joinedOn ?? ''} />
                )}
              </Field>
            </AskToSend>
            <AskToSend
              trigger="This child leaves"
              triggerAbout={`, ${schoolYear}`}
              triggerClass="btn line"
              title="When does this child leave?"
              confirm="The child leaves"
              keepAs={`${reference} leaves ${schoolYear}`}
              change={change}
              body={(typed) => ({
                change: 'leave',
                ...ofYear,
                leftOn: String(typed.get('leftOn')),
                reason: String(typed.get('reason')) as LeavingReason,
              })}
              said={{
                title: 'Saved',
                text: 'The place is free from that day on. You can take it back here.',
              }}
            >
              <Field id={`${id}-left`} label="First day without the child">
                {(control) => <DateField control={control} name="leftOn" value={today} />}
              </Field>
              <SelectField
                id={`${id}-reason`}
                label="Why?"
                name="reason"
                defaultValue=""
                required
                data-kept
              >
                <Options none="Please choose" of={leavingReasons} />
              </SelectField>
              <p>
                From that day on the place is free, and the next child on the waiting list stands on
                Today. No mail leaves.
              </p>
            </AskToSend>
          </>
        )}
        {leftOn && (
          <>
            <SaveFileButton
              address={`${childAt.of(reference)}/letter?year=${schoolYear}`}
              name={`letter-of-transfer-${reference}.pdf`}
            >
              Letter of transfer
            </SaveFileButton>
            <SendButton
              change={change}
              body={{ change: 'stay', ...ofYear }}
              said={{ title: 'Taken back', text: 'The child has not left.' }}
            >
              Take back “Left”
            </SendButton>
          </>
        )}
      </div>
      {leftOn && isGuarded && (
        <p className="note no-print">
          Somebody may not know of this child. Look at the application before you hand out the
          letter.
        </p>
      )}
    </section>
  );
}
