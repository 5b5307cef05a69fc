import type { CsvColumns } from '#desk/list/csv-file.server.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import { paymentWays } from './payment.ts';
import '../tables.server.ts';

type Member = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

export const memberColumns: CsvColumns<Member> = {
  Reference: ({ reference }) => reference,
  'School year': (row) => answersOfRow(row).schoolYear ?? '',
  Membership: (row) => (answersOfRow(row).membership === 'family' ? 'Family' : 'One person'),
  Name: ({ name }) => name,
  'Other members': (row) => answersOfRow(row).otherMembers ?? '',
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Sent: ({ submitted_at }) => dayInLusaka(new Date(submitted_at)),
  Status: ({ status }) => getStatus('pta-membership', status).name,
  'Paid in Kwacha': ({ kwacha }) => String(kwacha ?? ''),
  How: ({ way }) => (way === null ? '' : paymentWays[way]),
  'Paid on': ({ paid_on }) => paid_on ?? '',
  'Receipt number': ({ receipt_number }) => receipt_number ?? '',
};

/** The PTA’s members for its treasurer. */
export function selectMembers(read: ReadStore) {
  return read
    .selectFrom('parent_forms as form')
    .leftJoin('pta_payments as payment', 'payment.form_id', 'form.id')
    .select(['form.id', 'form.reference', 'form.name', 'form.email', 'form.phone', 'form.answers'])
    .select(['form.submitted_at', 'form.status', 'payment.kwacha', 'payment.way'])
    .select(['payment.paid_on', 'payment.receipt_number'])
    .where('form.kind', '=', 'pta-membership');
}
