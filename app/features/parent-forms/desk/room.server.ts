import { listLetters } from '#desk/cases/case-letters.server.ts';
import type { Cases } from '#desk/cases/case-list.server.ts';
import { defineRoom } from '#desk/define-room.server.ts';
import { tallyOf } from '#desk/list/tally.ts';
import { signOf } from '#desk/record/record-status.ts';
import { type FormStatuses, getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { answersOfRow } from '../form-row.server.ts';
import { isOfKind } from '../forms-of-kind.server.ts';
import { answeredForms } from './answered.server.ts';
import { type FormFilter, formFilterFrom } from './desk-filter.ts';
import { formChanges } from './form-changes.server.ts';
import { formSheet } from './form-sheet.server.ts';
import { formsOfFamily } from './forms-of-family.server.ts';
import { listNewForms } from './today.server.ts';
import '../tables.server.ts';

const all = Object.values(storedForms).map(({ statuses }) => statuses);

/** Of all kinds: what is over in one of them is nobody’s work in any. */
export const statusesOfForms: FormStatuses = Object.assign(
  {},
  ...all,
  ...all.map((statuses) =>
    Object.fromEntries(Object.entries(statuses).filter(([, { isOver }]) => isOver)),
  ),
);

/** Where the office works on what parents send with a short form. */
export const formRoom = defineRoom({
  room: 'parents',
  table: 'parent_forms',
  code: 'PF',
  statuses: statusesOfForms,
  signOf: ({ kind, status }) => signOf(getStatus(storedFormKind(kind), status)),
  list: {
    filterFrom: formFilterFrom,
    narrow: (found, { kind }) => (kind ? found.where(isOfKind(kind)) : found),
    async rows(page) {
      const rows = await page
        .select(['kind', 'reference', 'name', 'submitted_at as submittedAt', 'status'])
        .execute();
      return rows.map((row) => ({ ...row, kind: storedFormKind(row.kind) }));
    },
    beside: countForms,
  },
  async show(row, { read, school }) {
    const payment = await read
      .selectFrom('pta_payments')
      .select(['kwacha', 'way', 'paid_on as paidOn', 'receipt_number as receiptNumber'])
      .where('form_id', '=', row.id)
      .executeTakeFirst();
    return {
      kind: storedFormKind(row.kind),
      name: row.name,
      payment,
      letters: await listLetters(read, row.reference),
      answers: answersOfRow(row),
      // Whether mail can be sent to what was typed as the address.
      isAnswerable: isMailAddress(row.email),
      fees: school.content.fees.pta,
    };
  },
  answered: answeredForms,
  changes: formChanges,
  search: {
    columns: ['kind', 'name', 'phone', 'status'],
    shown: ({ kind, name, phone }) => ({
      title: `${storedForms[storedFormKind(kind)].name}: ${name}`,
      detail: `Form for parents · ${phone}`,
    }),
  },
  today: listNewForms,
  family: formsOfFamily,
  sheet: formSheet,
});

/** How many of each kind are in each status, whatever kind and status the list is filtered by. */
async function countForms({
  found,
  filter: { kind },
}: {
  found: Cases<'parent_forms'>;
  filter: FormFilter;
}) {
  const grouped = await found
    .select(({ fn }) => ['kind', 'status', fn.countAll().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  const counts = grouped.map((row) => ({
    kind: storedFormKind(row.kind),
    status: row.status,
    count: Number(row.count),
  }));
  const ofKind = counts.filter((row) => kind === '' || row.kind === kind);
  const tally = tallyOf(
    ofKind,
    (row) => row.status,
    (row) => row.count,
  );
  return { counts, tally };
}
