import * as v from 'valibot';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { inOurWords } from '#lib/text/schema-words.ts';
import type { ContentPart } from './content-part.ts';
import { entryName, type FormField } from './form-field.ts';

export interface PartProblem {
  /** The control's id: `items.2.endsOn`. */
  field: string;
  /** For the field itself: `Last day must not be before the first day`. */
  message: string;
  /** For the summary, with the entry it is about. */
  full: string;
}

/** What to correct before a part can be published, one for each field. */
export function findProblems(part: ContentPart, value: object): PartProblem[] {
  const checked = v.safeParse(part.schema, value, inOurWords);
  if (checked.success) return [];
  const places = placesOf(part.fields);
  const problems = checked.issues.map(({ path = [], message }) => {
    const keys = path.map((item) => (item as { key: unknown }).key as string | number);
    return problemAt(part.fields, value, keys, message);
  });
  return problems
    .filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index)
    .sort((a, b) => compare(positionOf(a.field, places), positionOf(b.field, places)));
}

/** The fields in the order in which the form shows them, by their names without the entries' numbers. */
function placesOf(fields: FormField[], path = ''): string[] {
  return fields.flatMap((field) => [
    path + field.name,
    ...('fields' in field ? placesOf(field.fields, `${path}${field.name}.`) : []),
  ]);
}

/** Where a field stands in the form: the entries' numbers count before the place inside an entry. */
function positionOf(id: string, places: string[]): number[] {
  const names = id.split('.').filter((name) => !/^\d+$/.test(name));
  const numbers = id.split('.').filter((name) => /^\d+$/.test(name));
  return [places.indexOf(names[0] ?? ''), ...numbers.map(Number), places.indexOf(names.join('.'))];
}

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((number, at) => number !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? -1);
}

/** The files have their days as `YYYY-MM-DD`, and the office types them as on paper (ui/fields/date-field.tsx). */
const NO_DAY_YET = 'is no day yet. Write it like 4 Feb 2027';

const isHalfTyped = (day: unknown) => typeof day === 'string' && day !== '' && !isRealDate(day);

function problemAt(
  fields: FormField[],
  value: object,
  keys: (string | number)[],
  reason: string,
): PartProblem {
  const id: (string | number)[] = [];
  let known = fields;
  let label = '';
  let words = reason;
  let entry = '';
  let inside: unknown = value;
  let rest = keys;
  while (rest.length > 0) {
    const [name, index] = rest;
    const field = known.find((one) => one.name === name);
    if (!field) break;
    label = field.label;
    id.push(field.name);
    inside = (inside as Record<string, unknown>)[field.name];
    if (field.kind === 'choice' && !inside) words = 'must be chosen';
    if (field.kind === 'day' && isHalfTyped(inside)) words = NO_DAY_YET;
    if (field.kind === 'list' && typeof index === 'number') {
      id.push(index);
      inside = (inside as unknown[])[index];
      const name = entryName(field, inside as Record<string, unknown>);
      entry = name || `${capitalized(field.entry)} ${index + 1}`;
      label = entry;
      rest = rest.slice(2);
    } else {
      rest = rest.slice(1);
    }
    if (field.kind !== 'list' && field.kind !== 'group') break;
    known = field.fields;
  }
  const message = `${label} ${words}`;
  return {
    field: id.join('.'),
    message,
    full: entry && label !== entry ? `${entry}: ${message}` : message,
  };
}
