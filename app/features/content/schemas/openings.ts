import * as v from 'valibot';
import { day, isDifferent, list, text } from './parts.ts';
import { anchor } from './writing.ts';

export const departments = [
  'Academics',
  'Student Support Services',
  'Administration',
  'Academics - Specials',
] as const;
export const openingTypes = ['Full-time', 'Part-time'] as const;

const opening = v.strictObject({
  id: anchor,
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
