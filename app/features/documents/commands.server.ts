import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { RecordKind } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { aboutRecord } from '#desk/rooms.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { notePublication, notifyAfter } from '#lib/jobs/publish-signal.server.ts';
import type { Needs } from '#lib/needs.ts';
import { isUniqueViolation, type Store, type WriteTransaction } from '#lib/store/store.server.ts';
import type { DocumentChange, NewDocument } from './desk-schemas.ts';
import { keepFile } from './keep-file.server.ts';
import { slugFor, withPlace } from './school-document.ts';
import type { DocumentRow } from './tables.server.ts';
import './tables.server.ts';

type Dependencies = ChangeServices & Needs<'files' | 'publish' | 'scan'>;

type Staff = StaffIn<'documents'>;

const SLUG_ATTEMPTS = 5;

/** Adds a document at the end of the list. The same one sent again is added once. */
export async function addDocument(
  dependencies: Dependencies,
  staff: Staff,
  { id, title, summary, publishedFrom }: NewDocument,
  file: FormDataEntryValue | null,
): Promise<DeskOutcome> {
  const { store, clock } = dependencies;
  if (await isThere(store, id)) return { outcome: 'done' };
  const now = clock.now();
  const result = await keepFile(dependencies, { file, now }, async (columns) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await store.write(async (transaction): Promise<DeskOutcome> => {
          const others = await listInOrder(transaction);
          const row: DocumentRow = {
            ...columns,
            id,
            title,
            summary,
            slug: slugFor(title, new Set(others.map(({ slug }) => slug))),
            place: others.length + 1,
            published_from: publishedFrom,
            is_published: 1,
            changed_at: now.toISOString(),
            staff_email: staff.email,
            version: 1,
          };
          await transaction.insertInto('documents').values(row).execute();
          const act = {
            act: 'published',
            about: aboutRecord('documents', id),
            detail: 'added',
          } as const;
          await recordAct(transaction, staff, act, now);
          await notePublication(transaction);
          return { outcome: 'done' };
        });
      } catch (error) {
        // Two at the same moment on PostgreSQL: another document with this title, or this one again.
        if (!isUniqueViolation(error) || attempt === SLUG_ATTEMPTS) throw error;
        if (await isThere(store, id)) return { outcome: 'done' };
      }
    }
  });
  return notifyAfter(dependencies.publish, result);
}

/** Puts another file in the place of the one before; its address stays. */
export async function replaceFile(
  dependencies: Dependencies,
  staff: Staff,
  id: string,
  { version, file }: { version: number; file: FormDataEntryValue | null },
): Promise<DeskOutcome> {
  const { store, clock } = dependencies;
  const known = await store.read
    .selectFrom('documents')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) return { outcome: 'notFound' };
  const now = clock.now();
  const result = await keepFile(dependencies, { file, kind: known.kind, now }, (columns) =>
    changeColumns(dependencies, staff, { key: id, version }, async () => ({
      columns,
      detail: 'file replaced',
    })),
  );
  // The file before is left for the nightly sweep: somebody may be reading it.
  return notifyAfter(dependencies.publish, result);
}

/** Changes what is said about a document, its place, or whether families see it. */
export async function changeDocument(
  dependencies: Dependencies,
  staff: Staff,
  id: string,
  change: DocumentChange,
): Promise<DeskOutcome> {
  const seen = { key: id, version: change.version };
  const result = await changeColumns(dependencies, staff, seen, async (transaction) => {
    switch (change.change) {
      case 'takeOff':
        return { columns: { is_published: 0 }, detail: 'taken off the site' };
      case 'putBack':
        return { columns: { is_published: 1 }, detail: 'put back on the site' };
      case 'save': {
        await moveToPlace(transaction, id, change.place);
        const { title, summary, publishedFrom } = change;
        return {
          columns: { title, summary, published_from: publishedFrom },
          detail: 'changed in the list',
        };
      }
    }
  });
  return notifyAfter(dependencies.publish, result);
}

const documentKind: RecordKind<'documents', 'documents'> = {
  room: 'documents',
  table: 'documents',
  key: 'id',
};

function changeColumns(
  services: Dependencies,
  staff: Staff,
  seen: { key: string; version: number },
  work: (
    transaction: WriteTransaction,
  ) => Promise<{ columns: Partial<DocumentRow>; detail: string }>,
): Promise<DeskOutcome> {
  return changeRecord(documentKind, services, staff, seen, async ({ transaction, now }) => {
    const { columns, detail } = await work(transaction);
    await notePublication(transaction);
    return {
      set: { ...columns, changed_at: now.toISOString(), staff_email: staff.email },
      did: [{ act: 'published', detail }],
    };
  });
}

async function isThere(store: Store, id: string): Promise<boolean> {
  const query = store.read.selectFrom('documents').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Puts a document in its new place, and the others around it. */
async function moveToPlace(
  transaction: WriteTransaction,
  id: string,
  place: number,
): Promise<void> {
  const rows = await listInOrder(transaction);
  const before = rows.map((row) => row.id);
  for (const [index, moved] of withPlace(before, id, place).entries()) {
    if (rows.find((row) => row.id === moved)?.place === index + 1) continue;
    await transaction
      .updateTable('documents')
      .set({ place: index + 1 })
      .where('id', '=', moved)
      .execute();
  }
}

/** Every document as the list has it. */
function listInOrder(transaction: WriteTransaction) {
  return transaction
    .selectFrom('documents')
    .select(['id', 'slug', 'place'])
    .orderBy('place')
    .orderBy('id')
    .execute();
}
