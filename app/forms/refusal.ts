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

/** A refusal of the form as a whole: no field of it is wrong. */
export function refusalOf(detail: string, title = REFUSAL_TITLE): Refusal {
  return { title, detail, errors: [] };
}
