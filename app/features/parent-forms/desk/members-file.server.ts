import { csvFile } from '#desk/list/csv-file.server.ts';
import { ROWS_AT_ONCE } from '#desk/list/list-page.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import { getStatus } from '../kinds/form-statuses.ts';
import { type PaymentWay, paymentWays } from './payment.ts';
import '../tables.server.ts';

const HEAD = [
  ...['Reference', 'School year', 'Membership', 'Name', 'Other members', 'Email', 'Phone'],
  ...['Sent', 'Status', 'Paid in Kwacha', 'How', 'Paid on', 'Receipt number'],
];

/** The PTA's members for its treasurer's spreadsheet, after it is written down who took them. */
export async function membersFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'parents'>,
): Promise<Response> {
  const { read } = services.store;
  const count = await countRows(
    read.selectFrom('parent_forms').where('kind', '=', 'pta-membership'),
  );
  return csvFile(services, staff, {
    name: 'pta-members.csv',
    about: 'pta-members',
    detail: `${count} rows`,
    head: HEAD,
    pieces: cellsOfEach(read),
  });
}

async function* cellsOfEach(read: ReadStore) {
  for (let last: Member | undefined; ; ) {
    const members: Member[] = await listMembers(read, last);
    yield members.map(cellsOf);
    last = members.at(-1);
    if (!last) return;
  }
}

type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** The next few hundred, in the order in which they joined. */
function listMembers(read: ReadStore, after: { id: string; submitted_at: string } | undefined) {
  let query = read
    .selectFrom('parent_forms as form')
    .leftJoin('pta_payments as payment', 'payment.form_id', 'form.id')
    .select(['form.id', 'form.reference', 'form.name', 'form.email', 'form.phone', 'form.answers'])
    .select(['form.submitted_at', 'form.status', 'payment.kwacha', 'payment.way'])
    .select(['payment.paid_on', 'payment.receipt_number'])
    .where('form.kind', '=', 'pta-membership');
  if (after) {
    query = query.where((row) =>
      row.or([
        row('form.submitted_at', '>', after.submitted_at),
        row.and([row('form.submitted_at', '=', after.submitted_at), row('form.id', '>', after.id)]),
      ]),
    );
  }
  return query.orderBy('form.submitted_at').orderBy('form.id').limit(ROWS_AT_ONCE).execute();
}

function cellsOf(row: Member): string[] {
  const { schoolYear = '', membership, otherMembers = '' } = answersOfRow(row);
  return [
    row.reference,
    schoolYear,
    membership === 'family' ? 'Family' : 'One person',
    row.name,
    otherMembers,
    row.email,
    row.phone,
    dayInLusaka(new Date(row.submitted_at)),
    getStatus('pta-membership', row.status).name,
    row.kwacha === null ? '' : String(row.kwacha),
    row.way === null ? '' : paymentWays[row.way as PaymentWay],
    row.paid_on ?? '',
    row.receipt_number ?? '',
  ];
}
