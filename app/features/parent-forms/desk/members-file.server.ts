import { type CsvColumns, csvFile } from '#desk/list/csv-file.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import { paymentWays } from './payment.ts';
import '../tables.server.ts';

type Member = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

const columns: CsvColumns<Member> = {
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

/** The PTA’s members for its treasurer, in the order in which they joined, after it is written down who took them. */
export async function membersFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'parents'>,
): Promise<FileAnswer<'text/csv'>> {
  return csvFile(services, staff, {
    name: 'pta-members.csv',
    about: 'pta-members',
    columns,
    rows: selectMembers(services.store.read),
    order: ['submitted_at', 'id'],
  });
}

function selectMembers(read: ReadStore) {
  return read
    .selectFrom('parent_forms as form')
    .leftJoin('pta_payments as payment', 'payment.form_id', 'form.id')
    .select(['form.id', 'form.reference', 'form.name', 'form.email', 'form.phone', 'form.answers'])
    .select(['form.submitted_at', 'form.status', 'payment.kwacha', 'payment.way'])
    .select(['payment.paid_on', 'payment.receipt_number'])
    .where('form.kind', '=', 'pta-membership');
}
