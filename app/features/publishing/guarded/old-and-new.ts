import type { FormField } from '../form-field.ts';

/** One value of a guarded part, as it is and as it is asked to be; empty for none. */
export interface OldAndNew {
  label: string;
  from: string;
  to: string;
}

/** Each value of a guarded part that another version has differently. Guarded parts have plain fields and lists of lines. */
export function oldAndNew(fields: FormField[], before: object, after: object): OldAndNew[] {
  return fields
    .map(({ name, label }) => ({ label, from: inWords(before, name), to: inWords(after, name) }))
    .filter(({ from, to }) => from !== to);
}

/** One value of a part in words; several lines with a semicolon between them. */
export function inWords(value: object, name: string): string {
  const one = (value as Record<string, unknown>)[name];
  return Array.isArray(one) ? one.join('; ') : String(one ?? '');
}

/** `Email: a@school.example, then b@school.example`, as letters and the record of acts say it. */
export function changeInWords({ label, from, to }: OldAndNew): string {
  return `${label}: ${from || 'nothing'} until now, then ${to || 'nothing'}`;
}
