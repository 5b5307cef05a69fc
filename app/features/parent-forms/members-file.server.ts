import { csvAnswer } from '#features/staff/csv-answer.server.ts';
import type { StaffIn } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import { writeCsv } from '#lib/csv.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import type { Store } from '#lib/store/store.server.ts';
import { answersOfRow } from './form-row.server.ts';
import { getState } from './form-states.ts';
import { type PaymentWay, paymentWays } from './payment.ts';
import './tables.server.ts';

export const MEMBERS_FILE = 'pta-members.csv';

const HEAD = [
  ...['Reference', 'School year', 'Membership', 'Name', 'Other members', 'Email', 'Phone'],
  ...['Sent', 'State', 'Paid in Kwacha', 'How', 'Paid on', 'Receipt number'],
];

/** The PTA's members for its treasurer's spreadsheet, after it is written down who took them. */
export async function membersFile(
  { store, clock }: { store: Store; clock: Clock },
  staff: StaffIn<'parents'>,
): Promise<Response> {
  const found = await store.read
    .selectFrom('parent_forms as form')
    .leftJoin('pta_payments as payment', 'payment.form_id', 'form.id')
    .select(['form.reference', 'form.name', 'form.email', 'form.phone', 'form.answers'])
    .select(['form.submitted_at', 'form.state', 'payment.kwacha', 'payment.way'])
    .select(['payment.paid_on', 'payment.receipt_number'])
    .where('form.kind', '=', 'pta-membership')
    .orderBy('form.submitted_at')
    .orderBy('form.id')
    .execute();
  const rows = found.map((row) => {
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
      getState('pta-membership', row.state).name,
      row.kwacha === null ? '' : String(row.kwacha),
      row.way === null ? '' : paymentWays[row.way as PaymentWay],
      row.paid_on ?? '',
      row.receipt_number ?? '',
    ];
  });
  const act = { act: 'exported', about: 'pta-members', detail: `${rows.length} rows` } as const;
  await store.write((transaction) => recordAct(transaction, staff, act, clock.now()));
  return csvAnswer(writeCsv([HEAD, ...rows]), MEMBERS_FILE);
}
