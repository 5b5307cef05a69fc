import {
  isSameName,
  type PublicHoliday,
  publicHolidays,
} from '#features/calendar/closures/public-holidays.ts';
import { lastingId } from '#features/calendar/lasting-ids.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { FormField } from './form-field.ts';
import { newEntry, type TypedEntry } from './typed-part.ts';

/** A computed holiday beside what visitors see and what stands in the editor's form. */
export interface OfferedHoliday extends PublicHoliday {
  /** The day that visitors see. */
  published: PlainDate | undefined;
  /** The day in the form. */
  typed: PlainDate | undefined;
}

interface Holiday {
  name: string;
  on: PlainDate;
}

/** The holidays of a year to offer, each with the days of the same name and year. */
export function offeredHolidays(
  year: number,
  published: Holiday[],
  entries: TypedEntry[],
): OfferedHoliday[] {
  const typed = entries.map(({ fields }) => ({ name: String(fields.name), on: String(fields.on) }));
  return publicHolidays(year).map((holiday) => ({
    ...holiday,
    published: published.find((one) => isOfYear(one, holiday))?.on,
    typed: typed.find((one) => isOfYear(one, holiday))?.on,
  }));
}

/** The form's holidays with this one on `day`, added where it was missing; or without it where there is no day. */
export function withHoliday(
  fields: FormField[],
  entries: TypedEntry[],
  holiday: PublicHoliday,
  day: PlainDate | undefined,
): TypedEntry[] {
  const isIt = (entry: TypedEntry) =>
    isOfYear({ name: String(entry.fields.name), on: String(entry.fields.on) }, holiday);
  if (!day) return entries.filter((entry) => !isIt(entry));
  if (entries.some(isIt)) {
    return entries.map((entry) =>
      isIt(entry) ? { ...entry, fields: { ...entry.fields, on: day } } : entry,
    );
  }
  const { key, fields: empty } = newEntry(fields);
  const { name, on } = holiday;
  // The id of the files, so that two editors who add the same day add one.
  return [...entries, { key, fields: { ...empty, id: lastingId(name, on), name, on: day } }];
}

function isOfYear({ name, on }: Holiday, holiday: PublicHoliday): boolean {
  return isSameName(name, holiday.name) && on.slice(0, 4) === holiday.on.slice(0, 4);
}
