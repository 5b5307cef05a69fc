import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import type { ParentFormRow } from '../tables.server.ts';
import type { FormFilter } from './desk-filter.ts';
import { paymentWays } from './payment.ts';
import '../tables.server.ts';

type Payment = Awaited<ReturnType<typeof listPayments>>[number];

const isPta = ({ kind }: ParentFormRow) => kind === 'pta-membership';
const paid = ['kwacha', 'way', 'paidOn', 'receipt'];

/** What parents have sent, as the office takes it along; the members of the PTA for its treasurer. */
export const formSheet: CaseSheet<ParentFormRow, FormFilter, Payment> = {
  columns: {
    name: { name: 'Name', cell: ({ name }) => name },
    form: {
      name: 'Form',
      inList: 'cell-topic',
      cell: ({ kind }) => storedForms[storedFormKind(kind)].name,
    },
    phone: { name: 'Phone', kind: 'phone', cell: ({ phone }) => phone },
    email: { name: 'Email', cell: ({ email }) => email },
    schoolYear: {
      name: 'School year',
      group: 'PTA',
      cell: (row) => (isPta(row) ? (answersOfRow(row).schoolYear ?? '') : ''),
    },
    membership: {
      name: 'Membership',
      group: 'PTA',
      cell: (row) => (isPta(row) ? membershipOf(row) : ''),
    },
    otherMembers: {
      name: 'Other members',
      group: 'PTA',
      cell: (row) => (isPta(row) ? (answersOfRow(row).otherMembers ?? '') : ''),
    },
    kwacha: {
      name: 'Paid (K)',
      group: 'PTA',
      kind: 'number',
      cell: ({ kwacha }) => kwacha ?? null,
    },
    way: { name: 'How', group: 'PTA', cell: ({ way }) => (way ? paymentWays[way] : '') },
    paidOn: { name: 'Paid on', group: 'PTA', kind: 'day', cell: ({ paid_on }) => paid_on ?? null },
    receipt: {
      name: 'Receipt number',
      group: 'PTA',
      cell: ({ receipt_number }) => receipt_number ?? '',
    },
  },
  usual: ['name', 'form', 'reference', 'received', 'status', 'turn'],
  ready: {
    pta: {
      name: 'PTA money',
      columns: ['name', 'schoolYear', 'membership', 'otherMembers', 'phone', 'status', ...paid],
      search: { kind: 'pta-membership' },
    },
  },
  inWords: ({ kind }) => (kind ? [storedForms[kind].name] : []),
  async beside(read, rows) {
    const ids = rows.filter(isPta).map(({ id }) => id);
    const payments = await listPayments(read, ids);
    return new Map(payments.map((payment) => [payment.form_id, payment]));
  },
};

const membershipOf = (row: ParentFormRow) =>
  answersOfRow(row).membership === 'family' ? 'Family' : 'One person';

function listPayments(read: ReadStore, ids: readonly string[]) {
  return read
    .selectFrom('pta_payments')
    .select(['form_id', 'kwacha', 'way', 'paid_on', 'receipt_number'])
    .where('form_id', 'in', [...ids, ''])
    .execute();
}
