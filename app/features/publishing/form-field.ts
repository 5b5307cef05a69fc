import type { PhotographKind } from '#features/content/sections/photograph.ts';

interface FieldBasics {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

interface Choice {
  value: string | number;
  label: string;
}

/** What people fill in for one value of a content part. The form, its errors and its differences follow from these. */
export type FormField =
  | ListField
  | (FieldBasics &
      (
        | {
            kind: 'line' | 'tel' | 'email' | 'day' | 'number' | 'check' | 'text';
            hasFacts?: boolean;
          }
        /** Several texts in one box: one in each line, or with an empty line between them. */
        | { kind: 'lines' | 'paragraphs'; hasFacts?: boolean }
        | { kind: 'choice'; choices: Choice[] }
        | { kind: 'group'; fields: FormField[] }
        /** A photograph with what it shows (features/content/sections/photograph.ts), and what is asked for it. */
        | { kind: 'photograph'; of: PhotographKind }
        /** Made from another field when an entry is added, and never changed: addresses and records name the entry by it. */
        | { kind: 'anchor'; from: string }
      ));

export interface ListField extends FieldBasics {
  kind: 'list';
  /** What one entry is called. */
  entry: string;
  /** The field that an entry is known by. */
  title: string;
  fields: FormField[];
}

export const choicesOf = (values: readonly (string | number)[]): Choice[] =>
  values.map((value) => ({ value, label: String(value) }));
