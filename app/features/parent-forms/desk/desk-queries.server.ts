import { listLetters } from '#desk/cases/case-letters.server.ts';
import { readOfficeWork } from '#desk/cases/office-work.server.ts';
import { withStatus } from '#desk/list/list-by-status.server.ts';
import { readPage } from '#desk/list/list-page.ts';
import { opening } from '#desk/record/open-record.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { heldFormKind } from '#features/parent-form-kinds/held-form.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import { formsOfKind } from '../forms-of-kind.server.ts';
import { formKind } from './desk-commands.server.ts';
import type { FormFilter } from './desk-filter.ts';
import '../tables.server.ts';

/** One page of the forms, the newest first. */
export async function listParentForms(
  read: ReadStore,
  _staff: StaffIn<'parents'>,
  { q, kind, status }: FormFilter,
  page: number,
) {
  const isFound = isFoundBy('PF', q, 'id');
  const all = read.selectFrom('parent_forms');
  const grouped = await all
    .where(isFound)
    .select(({ fn }) => ['kind', 'status', fn.countAll().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  // How many of each kind are in each status.
  const counts = grouped.map((row) => ({
    kind: heldFormKind(row.kind),
    status: row.status,
    count: Number(row.count),
  }));
  const rows = await readPage(
    (kind ? formsOfKind(read, kind) : all)
      .where(isFound)
      .select(['kind', 'reference', 'name', 'submitted_at as submittedAt', 'status'])
      .where(withStatus(status))
      .orderBy('submitted_at', 'desc')
      .orderBy('id'),
    page,
  );
  const total = counts
    .filter((row) => (kind === '' || row.kind === kind) && (status === '' || row.status === status))
    .reduce((sum, { count }) => sum + count, 0);
  const shown = rows.map((row) => ({ ...row, kind: heldFormKind(row.kind) }));
  return { rows: shown, page, counts, total };
}

export type FormList = Awaited<ReturnType<typeof listParentForms>>;

/** One form with all that was done about it; undefined when nobody has this reference. */
export const openParentForm = opening(formKind, async (row, { read, history }) => {
  const payment = await read
    .selectFrom('pta_payments')
    .select(['kwacha', 'way', 'paid_on as paidOn', 'receipt_number as receiptNumber'])
    .where('form_id', '=', row.id)
    .executeTakeFirst();
  const letters = await listLetters(read, row.reference);
  const { reference, name, status, version, submitted_at: submittedAt } = row;
  const kind = heldFormKind(row.kind);
  return {
    kind,
    reference,
    name,
    status,
    version,
    submittedAt,
    payment,
    letters,
    history,
    work: await readOfficeWork(read, 'parents', row),
    answers: answersOfRow(row),
    // Whether mail can be sent to what was typed as the address.
    isAnswerable: isMailAddress(row.email),
  };
});

export type FormRecord = NonNullable<Awaited<ReturnType<typeof openParentForm>>>;
