import * as v from 'valibot';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { findPastClosure } from '#features/calendar/closures/closure.ts';
import type { Content } from '#features/content/schemas.ts';
import {
  type Criteria,
  criteriaInWords,
  criteriaOf,
} from '#features/enrollment/places/criteria.ts';
import { rankAllAgain } from '#features/enrollment/places/criteria-change.server.ts';
import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { notePublication, notifyAfter } from '#lib/jobs/publish-signal.server.ts';
import type { Needs } from '#lib/needs.ts';
import { newRowId } from '#lib/store/row-id.ts';
import {
  isUniqueViolation,
  type ReadStore,
  type WriteTransaction,
} from '#lib/store/store.server.ts';
import { contentParts, isGuarded, type PartName } from './parts.ts';
import { hasAllPhotographs } from './photographs/named-photographs.server.ts';
import { findVersion } from './versions.server.ts';
import './tables.server.ts';

const photographIsGone =
  'A photograph of this version is not here any more: it is deleted 30 days after it was taken off. Choose it again.';

const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a screen may ask for about one part; `version` is the one that it has seen. */
export function contentChangeSchema(part: PartName) {
  return v.variant('change', [
    v.object({ change: v.literal('publish'), version, value: contentParts[part].schema }),
    v.object({ change: v.literal('restore'), version, to: version }),
  ]);
}

type ContentChange = v.InferOutput<ReturnType<typeof contentChangeSchema>>;

interface PublishServices extends Needs<'store' | 'clock' | 'publish'> {
  contentToEdit: Content;
  contentOfFiles: Content;
}

/**
 * Publishes a new version of a part, or an earlier one anew. Visitors see it once this has resolved. Guarded parts are
 * changed by `askForChange` alone.
 */
export async function changeContent(
  { store, clock, publish, contentToEdit, contentOfFiles }: PublishServices,
  staff: StaffIn<'content'>,
  part: PartName,
  change: ContentChange,
): Promise<DeskOutcome> {
  if (isGuarded(part)) throw new Error(`${part} is guarded`);
  const now = clock.now();
  const earlier = change.change === 'restore' ? change.to : undefined;
  let value: string | null = null;
  if (change.change === 'publish') {
    const { events } = contentParts[part].place(contentToEdit, change.value);
    const known = contentToEdit.events.closures;
    if (events && findPastClosure(events.closures, known, dayInLusaka(now)))
      return refuse('This closed day is past. Choose today or a later day.');
    value = JSON.stringify(change.value);
  } else if (change.to > 0) {
    const found = await findVersion(store.read, part, change.to);
    if (!found) return { outcome: 'notFound' };
    if (!doesFit(part, found.value)) {
      return refuse('This version does not fit the pages any more.');
    }
    value = found.value;
  }
  const number = change.version + 1;
  try {
    const result = await store.write(async (transaction): Promise<DeskOutcome> => {
      if (!(await hasAllPhotographs(transaction, value))) return refuse(photographIsGone);
      const older = await refuseOlder(transaction, staff, part, change.version, now);
      if (older) return older;
      await insertVersion(transaction, {
        part,
        number,
        value,
        now,
        staffEmail: staff.email,
        restoredFrom: earlier ?? null,
      });
      const detail =
        earlier === undefined ? `version ${number}` : `version ${number}, as ${earlier}`;
      const criteria =
        part === 'waiting-order' && criteriaChanged({ contentToEdit, contentOfFiles }, value);
      const data = criteria ? await rankAllAgain(transaction, staff, criteria, now) : {};
      const act = { act: 'published', about: aboutPart(part), detail, data } as const;
      await recordAct(transaction, staff, act, now);
      await notePublication(transaction);
      return { outcome: 'done' };
    });
    return await notifyAfter(publish, result);
  } catch (error) {
    // Two published at the same moment on PostgreSQL; the other one was first.
    if (isUniqueViolation(error)) return faster(store.read, staff, part, now);
    throw error;
  }
}

/** By which criteria places are given before and after that version of the order of the waiting lists; undefined where they are the same. */
function criteriaChanged(
  { contentToEdit, contentOfFiles }: Pick<PublishServices, 'contentToEdit' | 'contentOfFiles'>,
  value: string | null,
): { before: Criteria; after: Criteria } | undefined {
  const { place } = contentParts['waiting-order'];
  const published =
    value === null
      ? contentOfFiles
      : { ...contentToEdit, ...place(contentToEdit, JSON.parse(value)) };
  const [before, after] = [contentToEdit, published].map((one) => criteriaOf(one.enrollment));
  if (!before || !after || criteriaInWords(before) === criteriaInWords(after)) return undefined;
  return { before, after };
}

/** 0 while the files are shown. */
export async function newestVersion(read: ReadStore, part: PartName): Promise<number> {
  const newest = await read
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('part', '=', part)
    .executeTakeFirst();
  return Number(newest?.number ?? 0);
}

/** The refusal of who has seen an older version than the newest. */
export async function refuseOlder(
  read: ReadStore,
  staff: Actor,
  part: PartName,
  seen: number,
  now: Date,
): Promise<DeskOutcome | undefined> {
  const newest = await newestVersion(read, part);
  return newest === seen ? undefined : faster(read, staff, part, now);
}

interface NewVersion {
  part: PartName;
  number: number;
  value: string | null;
  now: Date;
  staffEmail: string;
  restoredFrom: number | null;
}

/** Throws a unique violation where another process has written this number at the same moment. */
export async function insertVersion(
  transaction: WriteTransaction,
  { part, number, value, now, staffEmail, restoredFrom }: NewVersion,
): Promise<void> {
  await transaction
    .insertInto('content_versions')
    .values({
      id: newRowId(),
      part,
      number,
      value,
      published_at: now.toISOString(),
      staff_email: staffEmail,
      restored_from: restoredFrom,
    })
    .execute();
}

function faster(read: ReadStore, staff: Actor, part: PartName, now: Date): Promise<DeskOutcome> {
  return changedMeanwhile(read, { staff, about: aboutPart(part) }, now);
}

/** What the record of who did what calls a part. */
export const aboutPart = (part: PartName) => `content ${part}`;

function doesFit(part: PartName, value: string | null): boolean {
  return value === null || v.is(contentParts[part].schema, JSON.parse(value));
}
