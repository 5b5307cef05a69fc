import type { PlainDate } from '#lib/dates/plain-date.ts';
import { slugOf } from '#lib/text/slug.ts';

/**
 * The entries with the ids by which calendars on phones know them. The desk writes an id into each entry that it
 * publishes, so that it stays when the entry gets another name, day or place in the list; one that has none yet is
 * known by its name and year, the second of that name by `…-2`.
 */
function withLastingIds<Entry extends { id?: string | undefined }>(
  entries: Entry[],
  idOf: (entry: Entry) => string,
): (Entry & { id: string })[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const id = entry.id ?? idOf(entry);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { ...entry, id: count === 1 ? id : `${id}-${count}` };
  });
}

export const eventsWithIds = <Entry extends { id?: string; title: string; startsOn: PlainDate }>(
  entries: Entry[],
) => withLastingIds(entries, ({ title, startsOn }) => lastingId(title, startsOn));

export const periodsWithIds = <Entry extends { id?: string; name: string; startsOn: PlainDate }>(
  entries: Entry[],
) => withLastingIds(entries, ({ name, startsOn }) => lastingId(name, startsOn));

export const holidaysWithIds = <Entry extends { id?: string; name: string; on: PlainDate }>(
  entries: Entry[],
) => withLastingIds(entries, ({ name, on }) => lastingId(name, on));

/** Known by their first day. */
export const closuresWithIds = <Entry extends { id?: string | undefined; startsOn: PlainDate }>(
  entries: Entry[],
) => withLastingIds(entries, ({ startsOn }) => startsOn);

/** `youth-day-2026` */
export function lastingId(name: string, day: PlainDate): string {
  return `${slugOf(name)}-${day.slice(0, 4)}`;
}
