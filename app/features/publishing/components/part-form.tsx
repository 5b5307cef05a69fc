import { type ReactNode, useState } from 'react';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import type { ContentPart } from '../content-part.ts';
import { findProblems, type PartProblem } from '../part-problems.ts';
import type { usePartDraft } from '../use-part-draft.ts';
import { PartFields } from './part-fields.tsx';

interface PartFormProps {
  part: ContentPart;
  draft: ReturnType<typeof usePartDraft>;
  /** What the button says that sends it. */
  button: string;
  isBusy: boolean;
  /** Only once every field is right. */
  onSend(): void;
  onPreview(value: object): void;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a part with what there is to correct in it. */
export function PartForm({ part, draft, button, isBusy, ...form }: PartFormProps) {
  const [problems, setProblems] = useState<PartProblem[]>();
  const summary = useErrorArrival(problems?.length ? problems : undefined);
  const left = findProblems(part, draft.value).filter((found) => isAmong(problems, found));
  const errors = new Map(left.map(({ field, message }) => [field, message]));

  function isRight(): boolean {
    const found = findProblems(part, draft.value);
    setProblems(found);
    return found.length === 0;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && isRight()) form.onSend();
      }}
    >
      {left.length > 0 && (
        <ErrorSummary
          ref={summary}
          errors={left.map(({ field, full }) => ({ field, message: full }))}
        />
      )}
      {form.children}
      <PartFields
        fields={part.fields}
        typed={draft.typed}
        errors={errors}
        onChange={draft.change}
      />
      <div className="save-bar">
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {button}
        </button>
        <button
          type="button"
          className="btn line"
          onClick={() => isRight() && form.onPreview(draft.value)}
        >
          Preview
        </button>
      </div>
    </form>
  );
}

/** A message goes once its field is right; what is wrong elsewhere by now is said at the next press. */
function isAmong(said: PartProblem[] | undefined, found: PartProblem): boolean {
  return (
    said?.some(({ field, message }) => field === found.field && message === found.message) ?? false
  );
}
