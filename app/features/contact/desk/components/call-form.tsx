import { FormFields } from '#forms/components/form-fields.tsx';
import { answersFromFields, emptyAnswers } from '#forms/form-answers.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { hasAllDigits } from '#lib/text/telephone.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { messageOfCaller } from '../../intake/message-of-caller.ts';
import { callersAt } from '../messages-at.ts';

const start = emptyAnswers(messageOfCaller);

interface CallFormProps {
  /** What the search did not find: the name or the number of whoever calls. */
  typed: string;
  onKept: (reference: string) => void;
}

/** What somebody wants who calls, and of whom the school has nothing. What is typed is kept on this computer. */
export function CallForm({ typed, onKept }: CallFormProps) {
  const { form, errors, isBusy } = useKeptForm(
    useServerChange(callersAt),
    'message of a caller',
    (fields) => answersFromFields(messageOfCaller, fields),
    { title: 'Message kept', text: 'Your colleagues see it in Messages.' },
    ({ reference }: { reference: string }) => onKept(reference),
  );
  const begun = hasAllDigits(typed) ? { phone: typed } : { name: typed };
  return (
    <form {...form} className="panel" autoComplete="off" aria-label="What a caller wants">
      <div className="fields">
        <FormFields
          form={messageOfCaller}
          start={{ ...start, ...begun }}
          now={start}
          errors={errors}
          facts={{}}
          day={dayInLusaka(new Date())}
          isSending={isBusy}
        />
      </div>
      <button type="submit" className="btn" aria-disabled={isBusy}>
        Keep the message
      </button>
    </form>
  );
}
