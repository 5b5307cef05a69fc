import { withStatus } from '#desk/list/list-by-status.server.ts';
import { type ListPage, readPage } from '#desk/list/list-page.ts';
import { opening } from '#desk/record/open-record.server.ts';
import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import type { FormAnswers } from '#forms/short-form.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import type { PtaPaymentRow } from '../tables.server.ts';
import { formKind } from './desk-commands.server.ts';
import type { FormFilter } from './desk-filter.ts';

interface FormInList {
  kind: ParentFormKind;
  reference: string;
  name: string;
  submittedAt: string;
  status: string;
}

export interface FormList extends ListPage<FormInList> {
  /** How many of each kind are in each status. */
  counts: { kind: ParentFormKind; status: string; count: number }[];
}

/** One page of the forms, the newest first. */
export async function listParentForms(
  read: ReadStore,
  _staff: StaffIn<'parents'>,
  { q, kind, status }: FormFilter,
  page: number,
): Promise<FormList> {
  const found = read.selectFrom('parent_forms').where(isFoundBy('PF', q, 'id'));
  const grouped = await found
    .select(({ fn }) => ['kind', 'status', fn.countAll().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  const counts = grouped.map((row) => ({ ...row, count: Number(row.count) }));
  const rows = await readPage(
    found
      .select(['kind', 'reference', 'name', 'submitted_at as submittedAt', 'status'])
      .$if(kind !== '', (query) => query.where('kind', '=', kind as ParentFormKind))
      .where(withStatus(status))
      .orderBy('submitted_at', 'desc')
      .orderBy('id'),
    page,
  );
  const total = counts
    .filter((row) => (kind === '' || row.kind === kind) && (status === '' || row.status === status))
    .reduce((sum, { count }) => sum + count, 0);
  return { rows, page, counts, total };
}

export type PtaPayment = Pick<PtaPaymentRow, 'kwacha' | 'way'> & {
  paidOn: string;
  receiptNumber: string;
};

export interface FormRecord extends FormInList {
  version: number;
  answers: FormAnswers;
  /** Whether mail can be sent to what was typed as the address. */
  isAnswerable: boolean;
  payment: PtaPayment | undefined;
  letters: { id: string; at: string; staffEmail: string; subject: string; words: string }[];
  history: HistoryEntry[];
}

/** One form with all that was done about it; undefined when nobody has this reference. */
export const openParentForm = opening(
  formKind,
  async (row, { read, history }): Promise<FormRecord> => {
    const payment = await read
      .selectFrom('pta_payments')
      .select(['kwacha', 'way', 'paid_on as paidOn', 'receipt_number as receiptNumber'])
      .where('form_id', '=', row.id)
      .executeTakeFirst();
    const letters = await read
      .selectFrom('parent_form_letters')
      .select(['id', 'sent_at as at', 'staff_email as staffEmail', 'subject', 'words'])
      .where('form_id', '=', row.id)
      .orderBy('sent_at')
      .execute();
    const { kind, reference, name, status, version, submitted_at: submittedAt } = row;
    return {
      ...{ kind, reference, name, status, version, submittedAt, payment, letters, history },
      answers: answersOfRow(row),
      isAnswerable: isMailAddress(row.email),
    };
  },
);
