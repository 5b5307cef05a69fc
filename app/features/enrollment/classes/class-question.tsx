import { InputField } from '#ui/fields/input-field.tsx';
import { WHICH_CLASS } from './class-words.ts';

interface ClassQuestionProps {
  today: string;
  bornOn?: string;
  error?: string | undefined;
}

/** Posted, so that a child's date of birth stands in no address; answered by a page of its own, without a script. */
export function ClassQuestion({ today, bornOn = '', error }: ClassQuestionProps) {
  return (
    <form className="mt-g5" method="post" action={WHICH_CLASS} noValidate>
      <InputField
        id="bornOn"
        label="Your child’s date of birth"
        error={error}
        type="date"
        className="date"
        max={today}
        defaultValue={bornOn}
        autoComplete="off"
      />
      <button type="submit" className="btn">
        Show the class
      </button>
    </form>
  );
}
