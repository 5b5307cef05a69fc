import type { PhotographKind } from '#features/content/sections/photograph.ts';
import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import { dayMonthYear, isRealDate } from '#lib/dates/plain-date.ts';

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

type PlainKind =
  | ('line' | 'tel' | 'email' | 'day' | 'number' | 'check' | 'text')
  /** Several texts in one box: one in each line, or with an empty line between them. */
  | ('lines' | 'paragraphs');

/** What people fill in for one value of a content part. The form, its errors and its differences follow from these. */
export type FormField =
  | ListField
  | (FieldBasics &
      (
        | { kind: PlainKind; hasFacts?: boolean }
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
  /** Where an entry is known by a first and a last value, the field of the last one. */
  titleEnd?: string;
  fields: FormField[];
}

/** What an entry is called: `Term 1`, `5 January 2026`, `Grade 1 to Grade 4`; empty while nothing is typed. */
export function entryName(list: ListField, values: Record<string, unknown>): string {
  const [first, last] = [list.title, list.titleEnd].map((name) =>
    name ? valueInWords(list, name, String(values[name] ?? '')) : '',
  );
  return [...new Set([first, last])].filter(Boolean).join(' to ');
}

function valueInWords(list: ListField, name: string, value: string): string {
  const field = list.fields.find((one) => one.name === name);
  if (field?.kind === 'choice') {
    return field.choices.find((choice) => String(choice.value) === value)?.label ?? value;
  }
  return isRealDate(value) ? dayMonthYear(value) : value;
}

export const gradeChoices: Choice[] = Object.entries(gradeLevels).map(([value, label]) => ({
  value,
  label,
}));

export const choicesOf = (values: readonly (string | number)[]): Choice[] =>
  values.map((value) => ({ value, label: String(value) }));

type More = Omit<FieldBasics, 'name' | 'label'> & { hasFacts?: boolean };

const plain =
  (kind: PlainKind) =>
  (name: string, label: string, more: More = {}): FormField => ({ kind, name, label, ...more });

/** How a part writes its fields down: name, label, what only this kind has, and what else there is to say. */
export const field = {
  line: plain('line'),
  lines: plain('lines'),
  text: plain('text'),
  paragraphs: plain('paragraphs'),
  tel: plain('tel'),
  email: plain('email'),
  day: plain('day'),
  number: plain('number'),
  check: plain('check'),
  choice: (name: string, label: string, choices: Choice[], more: More = {}): FormField => ({
    kind: 'choice',
    name,
    label,
    choices,
    ...more,
  }),
  group: (name: string, label: string, fields: FormField[], more: More = {}): FormField => ({
    kind: 'group',
    name,
    label,
    fields,
    ...more,
  }),
  photograph: (of: PhotographKind, name: string, label: string, more: More = {}): FormField => ({
    kind: 'photograph',
    of,
    name,
    label,
    ...more,
  }),
  list: (
    name: string,
    label: string,
    more: Omit<ListField, 'kind' | 'name' | 'label'>,
  ): ListField => ({
    kind: 'list',
    name,
    label,
    ...more,
  }),
  anchor: (label: string, from: string): FormField => ({ kind: 'anchor', name: 'id', label, from }),
};
