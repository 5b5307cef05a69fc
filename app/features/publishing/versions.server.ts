import { enter, type StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import { countMoved, type MovedList } from '#features/enrollment/places/criteria-change.server.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EditableContent } from './content-part.ts';
import { findWaiting, listWaiting, type WaitingChange } from './guarded/waiting-changes.server.ts';
import { holdsNothing } from './list/holds-nothing.ts';
import { criteriaChosen, everyWaitingOrder } from './parts/waiting-order.ts';
import { contentParts, isGuarded, type PartName, partNames } from './parts.ts';
import './tables.server.ts';

export interface PartToEdit {
  value: object;
  /** The newest version; 0 while the files are shown. */
  version: number;
  /** The newest first. */
  versions: VersionEntry[];
  /** False of a guarded part for everybody but administrators. */
  mayChange: boolean;
  /** What an administrator has asked for, of a guarded part. */
  waiting?: WaitingChange | undefined;
  /** What a preview shows beside the part itself. */
  around: EditableContent & Pick<Content, 'contact' | 'careers'>;
  facts: Record<string, string>;
  /** The keys of the doubts that somebody has said to be right. */
  dismissed: string[];
  /** Of the order of the waiting list: which lists each choice would order anew, in the order of `everyWaitingOrder`. */
  reordered?: MovedList[][];
  /** The day in Lusaka as the server knows it: the clocks of old computers stand wrong. */
  today: PlainDate;
}

const MOST_SHOWN = 100;

/** Each part with its last change, if there was one. */
export async function listParts(read: ReadStore, _staff: StaffIn<'content'>, content: Content) {
  const rows = await read
    .selectFrom('content_versions')
    .innerJoin(
      (inner) =>
        inner
          .selectFrom('content_versions')
          .select(({ fn }) => ['part as known', fn.max('number').as('newest')])
          .groupBy('part')
          .as('last'),
      (join) =>
        join
          .onRef('last.known', '=', 'content_versions.part')
          .onRef('last.newest', '=', 'content_versions.number'),
    )
    .select(['part', ...entryColumns])
    .execute();
  const newest = new Map(rows.map(({ part, ...entry }) => [part, entry]));
  const waiting = new Map((await listWaiting(read)).map(({ name, at }) => [name, at]));
  return partNames.map((name) => ({
    name,
    last: newest.get(name),
    /** When a change takes effect that waits. */
    changesAt: waiting.get(name),
    isEmpty: holdsNothing(contentParts[name].take(content)),
  }));
}

export type ListedPart = Awaited<ReturnType<typeof listParts>>[number];
export type VersionEntry = NonNullable<ListedPart['last']>;

export async function getPartToEdit(
  read: ReadStore,
  staff: StaffIn<'content'>,
  name: PartName,
  { content, now }: { content: Content; now: Date },
): Promise<PartToEdit> {
  const rows = await read
    .selectFrom('content_versions')
    .select([...entryColumns])
    .where('part', '=', name)
    .orderBy('number', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const { home, events, openings, faq, calendar, school, sections, papers, photographs } = content;
  const { contact, careers, enrollment, fees, meals } = content;
  return {
    value: contentParts[name].take(content),
    version: rows[0]?.number ?? 0,
    versions: rows,
    mayChange: !isGuarded(name) || enter(staff, 'people') !== undefined,
    waiting: await findWaiting(read, name, content),
    around: {
      home,
      events,
      openings,
      faq,
      calendar,
      school,
      sections,
      papers,
      photographs,
      contact,
      careers,
      enrollment,
      fees,
      meals,
    },
    ...(name === 'waiting-order' && {
      reordered: await countMoved(
        read,
        criteriaOf(content.enrollment),
        everyWaitingOrder.map(criteriaChosen),
      ),
    }),
    facts: schoolFacts(content),
    dismissed: (await read.selectFrom('dismissed_doubts').select('doubt').execute()).map(
      ({ doubt }) => doubt,
    ),
    today: dayInLusaka(now),
  };
}

const entryColumns = [
  'number',
  'published_at as at',
  'staff_email as staffEmail',
  'restored_from as restoredFrom',
] as const;

/** What one version holds, as JSON; null where it shows the files again. */
export function findVersion(read: ReadStore, part: PartName, number: number) {
  return read
    .selectFrom('content_versions')
    .select('value')
    .where('part', '=', part)
    .where('number', '=', number)
    .executeTakeFirst();
}
