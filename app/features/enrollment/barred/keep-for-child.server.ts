import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { guardianNumbers } from '../guardians/which-guardian.ts';
import { formsOfChild } from '../same-child/forms-of-child.server.ts';
import { formsNaming } from './forms-naming.server.ts';
import { type GuardiansOnForm, guardianPerson } from './guardian-person.ts';
import { isRestricting } from './may-know.ts';
import { listPeople } from './people.server.ts';
import type { BarredRow } from './tables.server.ts';

/** Stands where the reason stood: of a child that the school has forgotten it keeps no word. */
export const KEPT_FOR_ANOTHER =
  'The office wrote this down for another child of the family. The record of that child is erased. Nobody has said yet whether it is right for this child too. If it is not, lift it.';

type Line = BarredRow & { keys: string[] };

/**
 * Before a form is erased: what was written down with it for a child of whom other forms stay holds on the first of
 * them, and of the last form of a child on those of its sisters and brothers where the office has not said yet whether
 * it holds; or the erasure of one form would let somebody in at the others.
 */
export async function keepBarredForChild(
  transaction: WriteTransaction,
  reference: string,
): Promise<void> {
  const forms = await formsOfChild(transaction, reference)
    .selectAll()
    .orderBy('submitted_at')
    .execute();
  const erased = forms.find((form) => form.reference === reference);
  const staying = forms.find((form) => form.reference !== reference);
  if (!erased) return;
  const lines = await listLines(transaction, erased.id);
  if (!staying) return keepWhereAsked(transaction, erased, lines);
  for (const line of lines) {
    await transaction
      .updateTable('enrollment_barred')
      .set({ application_id: staying.id, guardian: guardianOn(staying, line) })
      .where('id', '=', line.id)
      .execute();
  }
}

async function listLines(transaction: WriteTransaction, applicationId: string): Promise<Line[]> {
  const rows = await transaction
    .selectFrom('enrollment_barred')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();
  const keys = await transaction
    .selectFrom('enrollment_barred_keys')
    .selectAll()
    .where('barred_id', 'in', [...rows.map(({ id }) => id), ''])
    .execute();
  return rows.map((row) => ({
    ...row,
    keys: keys.filter(({ barred_id }) => barred_id === row.id).map(({ key }) => key),
  }));
}

/** Of several forms of one child the first gets it: what holds there holds on the others, and is asked no more. */
async function keepWhereAsked(
  transaction: WriteTransaction,
  erased: { id: string },
  lines: readonly Line[],
): Promise<void> {
  const holding = lines.filter(
    ({ lifted_at, may_know, may_collect }) =>
      !lifted_at && isRestricting({ mayKnow: may_know, mayCollect: may_collect === 1 }),
  );
  const known = holding.flatMap(({ keys }) => keys);
  const forms = await formsNaming(transaction, known)
    .selectAll()
    .where('id', '!=', erased.id)
    .orderBy('submitted_at')
    .execute();
  for (const form of forms) {
    const asked = (await listPeople(transaction, form.reference)).filter(
      ({ applicationId, askedFrom }) => applicationId === form.id && askedFrom.includes(erased.id),
    );
    for (const line of holding) {
      const isAsked = asked.some(({ keys }) => keys.some((key) => line.keys.includes(key)));
      if (isAsked) await writeFor(transaction, form, line);
    }
  }
}

async function writeFor(
  transaction: WriteTransaction,
  form: GuardiansOnForm,
  { keys, ...line }: Line,
): Promise<void> {
  const id = newRowId();
  const guardian = guardianOn(form, { keys });
  const kept = { reason: KEPT_FOR_ANOTHER, paper: '' };
  await transaction
    .insertInto('enrollment_barred')
    .values({ ...line, ...kept, id, application_id: form.id, guardian })
    .execute();
  const rows = keys.map((key) => ({ barred_id: id, key }));
  await transaction.insertInto('enrollment_barred_keys').values(rows).execute();
}

function guardianOn(form: GuardiansOnForm, { keys }: Pick<Line, 'keys'>) {
  const isThem = (number: (typeof guardianNumbers)[number]) =>
    guardianPerson(form, number).keys.some((key) => keys.includes(key));
  return guardianNumbers.find(isThem) ?? null;
}
