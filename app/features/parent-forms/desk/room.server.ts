import { listLetters } from '#desk/cases/case-letters.server.ts';
import type { Cases } from '#desk/cases/case-list.server.ts';
import { defineRoom } from '#desk/define-room.server.ts';
import { tallyOf } from '#desk/list/tally.ts';
import { signOf, statusesOf } from '#desk/record/record-status.ts';
import { type FormStatuses, getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { storedFormKind, storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { answersOfRow } from '../form-row.server.ts';
import { formsOfKind, isOfKind } from '../forms-of-kind.server.ts';
import { answeredForms } from './answered.server.ts';
import { type FormFilter, formFilterFrom } from './desk-filter.ts';
import { formChanges } from './form-changes.server.ts';
import { formSheet } from './form-sheet.server.ts';
import '../tables.server.ts';
import type { CaseToday } from '#desk/cases/case-today.server.ts';
import type { PartOfFamily } from '#desk/family/family-part.ts';
import { deskRooms } from '#desk/rooms.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

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

/** The short forms that a family has sent, and what the office has written about them. */
async function formsOfFamily(
  read: ReadStore,
  references: readonly string[],
): Promise<PartOfFamily> {
  const forms = await read
    .selectFrom('parent_forms')
    .select(['reference', 'submitted_at', 'kind', 'name', 'phone', 'status'])
    .where('reference', 'in', references)
    .execute();
  const letters = await listLetters(read, ...references);
  const isForm = (one: string) => forms.some(({ reference }) => reference === one);
  const aboutOf = (reference: string) => ({
    kind: 'form' as const,
    reference,
    to: `${deskRooms.parents.path}/${reference}`,
  });
  return {
    waits: forms
      .filter(({ kind, status }) => getStatus(storedFormKind(kind), status).isNew)
      .map((row) => ({
        on: 'school' as const,
        since: row.submitted_at,
        what: `Look at the form: ${storedForms[storedFormKind(row.kind)].name}`,
        to: `${deskRooms.parents.path}/${row.reference}`,
      })),
    entries: [
      ...forms.map((row) => ({
        ...aboutOf(row.reference),
        at: row.submitted_at,
        title: `Form: ${storedForms[storedFormKind(row.kind)].name}`,
        by: [row.name, row.phone].filter(Boolean).join(', '),
        status: signOf(getStatus(storedFormKind(row.kind), row.status)),
      })),
      ...letters
        .filter(({ reference }) => isForm(reference))
        .map((row) => ({
          ...aboutOf(row.reference),
          at: row.at,
          title: `Letter: ${row.subject}`,
          text: row.words,
          by: row.staffEmail,
        })),
    ],
  };
}

/** The forms of each kind that are new. */
function listNewForms({ read, path }: CaseToday) {
  return Object.keys(storedForms).map(async (name) => {
    const kind = storedFormKind(name);
    const { waits, statuses } = storedForms[kind];
    const isNew = statusesOf(statuses, (status) => status.isNew);
    const waiting = formsOfKind(read, kind).where('status', 'in', isNew);
    const count = await countRows(waiting);
    return countedLine(count, [...waits], `${path}?kind=${kind}&status=${isNew[0]}`);
  });
}
