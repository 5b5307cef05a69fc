import type * as v from 'valibot';

/** An expected no to what somebody sent: the notice's text, and what to correct where. */
export interface Refusal {
  title: string;
  detail: string;
  errors: FieldError[];
}

export interface FieldError {
  field: string;
  message: string;
}

/** Specification, section 5. */
export const REFUSAL_TITLE = 'Error';

/** The refusal in what the school's own programs answered; undefined where there is none, such as behind a hotel's sign-in. */
export function refusalIn(said: unknown): Refusal | undefined {
  const { title, detail, errors = [] } = Object(said);
  if (typeof title !== 'string' || typeof detail !== 'string') return undefined;
  if (!Array.isArray(errors) || !errors.every(isFieldError)) return undefined;
  return { title, detail, errors: errors.map(({ field, message }) => ({ field, message })) };
}

function isFieldError(said: unknown): said is FieldError {
  const { field, message } = Object(said);
  return typeof field === 'string' && typeof message === 'string';
}

/** A refusal of the form as a whole: no field of it is wrong. */
export function refusalOf(detail: string, title = REFUSAL_TITLE): Refusal {
  return { title, detail, errors: [] };
}

/** One message for each field that is wrong, in the order of the form. */
export function firstOfEach(
  names: readonly string[],
  issues: readonly v.BaseIssue<unknown>[],
): FieldError[] {
  return names.flatMap((field) => {
    const issue = issues.find((one) => one.path?.[0]?.key === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}
