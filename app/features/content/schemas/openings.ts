import * as v from 'valibot';
import { day, list, text } from './parts.ts';

export const departments = [
  'Academics',
  'Student Support Services',
  'Administration',
  'Academics - Specials',
] as const;
export const openingTypes = ['Full-time', 'Part-time'] as const;

const opening = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and dashes')),
  title: text,
  department: v.picklist(departments, 'must be one of the four departments'),
  location: text,
  type: v.picklist(openingTypes, 'must be Full-time or Part-time'),
  description: text,
  postedOn: day,
  closesOn: v.optional(day),
});

/** Addresses name an opening by its id and applications by its title, so neither may occur twice. */
export const openings = v.pipe(
  list(opening),
  v.check((all) => isDifferent(all.map(({ id }) => id)), 'each id must occur only once'),
  v.check((all) => isDifferent(all.map(({ title }) => title)), 'each title must occur only once'),
);

function isDifferent(texts: string[]): boolean {
  return new Set(texts).size === texts.length;
}
