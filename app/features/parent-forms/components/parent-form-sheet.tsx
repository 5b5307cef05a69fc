import { formOfKind, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { ChoiceField } from '#forms/components/choice-field.tsx';
import { NoticeOfUse } from '#forms/components/notice-of-use.tsx';
import { ShortFormSheet } from '#forms/components/short-form-sheet.tsx';
import type { Entry } from '#forms/device/submission-list.ts';
import type { PostedForm } from '#forms/posted-form.ts';
import { dayInLusaka, type PlainDate, writtenDate } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { Paragraphs } from '#ui/text/paragraphs.tsx';
import type { FormWords } from '../form-texts.ts';

const says = {
  saved:
    'Your form is safe on this device. You do not need to fill it in again: it goes out as soon as there is a connection, while this site is open or when you visit it again.',
  notKept: 'This device could not keep your form: please leave this page open until it is sent.',
};

interface ParentFormSheetProps {
  kind: ParentFormKind;
  slug: string;
  words: FormWords;
  facts: Record<string, string>;
  today: PlainDate;
  posted: PostedForm | undefined;
}

/** A short form for parents. */
export function ParentFormSheet({ kind, words, facts, ...others }: ParentFormSheetProps) {
  const form = formOfKind(kind);
  const { button, notice, next } = words;
  return (
    <ShortFormSheet
      {...{ ...others, form, button, says, facts }}
      choiceField={ChoiceField}
      received={(reference, answers) => (
        <FormReceived
          reference={reference}
          next={next}
          facts={form.factsOf?.(answers, facts) ?? {}}
        />
      )}
      below={(entries, shownKey) => <SentForms entries={entries} shownKey={shownKey} />}
    >
      <NoticeOfUse of="answers" sentences={notice} button={button} />
    </ShortFormSheet>
  );
}

interface FormReceivedProps {
  reference: string;
  next: string[];
  facts: Record<string, string>;
}

/** The reference of a form that has reached the school, and what comes next. */
function FormReceived({ reference, next, facts }: FormReceivedProps) {
  return (
    <div className="note ok">
      <p>
        Thank you. Your form has reached the school. Your reference is{' '}
        <b className="one-line">{reference}</b>: please write it down.
      </p>
      <Paragraphs lines={next.map((sentence) => filledIn(sentence, facts))} />
      <p>
        <a href="/status">Check the status</a>, with this reference and your email address or the
        last four digits of your phone number.
      </p>
    </div>
  );
}

const MOST_SHOWN = 5;

interface SentFormsProps {
  entries: Entry[];
  /** What stands above the form already, by its key. */
  shownKey: string | undefined;
}

/** The references of what this device has sent, the newest first; nothing that tells whose they are. */
function SentForms({ entries, shownKey }: SentFormsProps) {
  const sent = entries
    .filter(({ delivery }) => delivery?.reference && delivery.key !== shownKey)
    .slice(-MOST_SHOWN)
    .reverse();
  if (sent.length === 0) return null;
  return (
    <div className="mt-g5">
      <p>Sent from this device:</p>
      <ul>
        {sent.map(({ delivery, submissionDate }) => (
          <li key={delivery?.key}>
            <b className="one-line">{delivery?.reference}</b>,{' '}
            {writtenDate(dayInLusaka(new Date(submissionDate)))}
          </li>
        ))}
      </ul>
      <p>
        <a href="/status">Check the status</a>
      </p>
    </div>
  );
}
