import { formOfKind, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { NoticeOfUse } from '#forms/components/notice-of-use.tsx';
import { ShortFormSheet } from '#forms/components/short-form-sheet.tsx';
import type { PostedForm } from '#forms/posted-form.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { FormWords } from '../form-texts.ts';
import { FormReceived } from './form-received.tsx';
import { SentForms } from './sent-forms.tsx';

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
