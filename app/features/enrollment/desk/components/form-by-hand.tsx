import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forgetFormDraft, keepFormDraft } from '#forms/device/form-draft.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { RecordAddress } from '#requests/address.ts';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { notify } from '#ui/notify.ts';
import { enrollmentApplication } from '../../enrollment-application.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import { answersOfGuardians } from '../../form/another-child/answers-of-guardians.ts';
import { type Answers, emptyAnswers } from '../../form/answers.ts';
import { type Step, steps } from '../../form/questions.ts';
import { yearOverRefusal } from '../../form/schema.ts';
import { useAnswers } from '../../form/use-answers.ts';
import { dayOfPile, forgetDayOfPile, keepDayOfPile } from '../day-of-pile.ts';
import { formsByHandAt } from '../desk-at.ts';
import type { DeskRecord } from '../desk-record.ts';
import { GroupByHand } from './group-by-hand.tsx';
import { KnownFamilies } from './known-families.tsx';
import { fetchFamily, useKnownFamilies } from './use-known-families.ts';

const NOT_TAKEN = {
  title: 'Not taken',
  text: 'The guardians could not be fetched. Please press again.',
};

/** The same form; what is typed at a computer of the office is no draft of a family. */
const onPaper = { ...enrollmentApplication, draft: 'paper-form-draft' };

const groups = steps.flatMap((step) => step.groups);
const isOfAdult = ({ questions }: Step['groups'][number]) =>
  questions.some(({ name }) => /^(parent|emergency)/.test(name));

/** In the order of the paper: the child, its guardians and whom to call, the rest. A wide screen has two columns. */
const blocks = {
  child: groups.slice(0, groups.findIndex(isOfAdult)),
  adults: groups.filter(isOfAdult),
  rest: groups.slice(groups.findLastIndex(isOfAdult) + 1),
};

interface FormByHandProps {
  slug: string;
  day: ApplicationDay;
  /** Reference of a child of the same family, whose guardians stand in the form. */
  like?: string | undefined;
  /** Reference of the child that was typed in before, with the guardians of this form. */
  after?: string | undefined;
  /** Where an application is asked for whose family is taken over. */
  recordAt: RecordAddress<{ shows: Pick<DeskRecord, 'answers'> }>;
  /** With what is kept for the next form, where one is to be typed at once. */
  onEntered: (reference: string, answers: Answers, next?: NextForm) => void;
}

/** Which form is typed next: any other, or that of another child of the same family. */
type NextForm = 'any' | 'sameFamily';

/** All questions of the wizard on one page, in the order of the paper. What is typed is kept on this device. */
export function FormByHand({ slug, day, like, after, recordAt, onEntered }: FormByHandProps) {
  const form = useRef<HTMLFormElement>(null);
  const [yearOver, setYearOver] = useState<Refusal>();
  const { answers, change, note } = useAnswers(
    { asked: onPaper, slug },
    form,
    undefined,
    day,
    (year) => setYearOver(yearOverRefusal(year)),
  );
  const { send, isBusy, refusal: fromServer } = useServerChange(formsByHandAt);
  const known = useKnownFamilies(answers);
  const [handedInOn] = useState(() => dayOfPile(day.today));
  const [isTaking, setIsTaking] = useState(false);
  const [togetherWith, setTogetherWith] = useState(after);
  async function takeFamily(reference: string) {
    setIsTaking(true);
    const family = await fetchFamily(recordAt.at(reference)).catch(() => undefined);
    setIsTaking(false);
    const element = form.current;
    if (!element) return;
    if (!family) {
      notify({ ...NOT_TAKEN, isDestructive: true });
      return;
    }
    for (const [name, answer] of Object.entries(family)) {
      const control = element.elements.namedItem(name);
      if (control && 'value' in control) control.value = answer;
    }
    change(element);
    setTogetherWith(reference);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the family that the address names
  useEffect(() => {
    if (like) void takeFamily(like);
  }, [like]);
  const refusal = fromServer ?? yearOver;
  const { errors, isOpen, look } = useFieldErrors(refusal);
  const summary = useErrorArrival(refusal);
  function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const consentOnPaper = typed.has('consentOnPaper');
    const entered = change(event.currentTarget);
    const given = { handedInOn: String(typed.get('handedInOn')), togetherWith };
    const body = { ...entered, consentOnPaper, ...given };
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const next = pressed === 'any' || pressed === 'sameFamily' ? pressed : undefined;
    send<{ reference: string }>(body, undefined, (done) => {
      forgetFormDraft(onPaper, slug);
      if (!next) forgetDayOfPile();
      if (next)
        keepFormDraft(onPaper, slug, keptFor(next, entered), {
          ...entered,
          enrollmentYear: day.usualYear,
        });
      onEntered(done.reference, entered, next);
    });
  }
  return (
    <>
      {refusal && isOpen && <ErrorSummary errors={errors} detail={refusal.detail} ref={summary} />}
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
      <p>
        What you type is kept on this computer until you enter it. A family without an email address
        gets no mail; give them the reference on paper.
      </p>
      <form
        ref={form}
        className="panel paper-form"
        noValidate
        autoComplete="off"
        aria-label="Paper form"
        onChange={(event) => {
          change(event.currentTarget);
          look(event);
        }}
        onSubmit={enter}
      >
        <KnownFamilies known={known} isBusy={isBusy || isTaking} onTake={takeFamily} />
        <Field
          id="handedInOn"
          label="Handed in on"
          hint="The day on which the family gave the form to the school. It decides the place on the waiting list."
          error={errors.find(({ field }) => field === 'handedInOn')?.message}
        >
          {(control) => (
            <DateField
              control={control}
              name="handedInOn"
              value={handedInOn}
              onDay={(typed) => keepDayOfPile(typed, day.today)}
            />
          )}
        </Field>
        <div className="columns-of-paper">
          {Object.entries(blocks).map(([name, inBlock]) => (
            <div key={name} data-block={name}>
              {inBlock.map((group) => (
                <GroupByHand
                  key={group.title}
                  group={group}
                  answers={answers}
                  errors={errors}
                  day={day}
                />
              ))}
            </div>
          ))}
        </div>
        <label className="check">
          <input className="checkbox" type="checkbox" id="consentOnPaper" name="consentOnPaper" />{' '}
          The guardian has signed the consent on the paper form
        </label>
        <div className="save-bar">
          <button type="submit" className="btn" aria-disabled={isBusy}>
            {isBusy ? 'Entering…' : 'Enter the application'}
          </button>
          <button type="submit" value="sameFamily" className="btn line" aria-disabled={isBusy}>
            Enter, then another child of this family
          </button>
          <button type="submit" value="any" className="btn line" aria-disabled={isBusy}>
            Enter and next
          </button>
        </div>
      </form>
    </>
  );
}

/** The year stands for a whole pile of forms; a second child has surname, guardians and emergency contact too. */
function keptFor(next: NextForm, entered: Answers): Answers {
  const { enrollmentYear, studentLastName } = entered;
  const kept = { ...emptyAnswers(), enrollmentYear };
  if (next === 'any') return kept;
  return { ...kept, studentLastName, ...answersOfGuardians(entered) };
}
