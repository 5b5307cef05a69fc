import type { WriteTransaction } from '#lib/store/store.server.ts';
import { guardianNumbers } from '../guardians/which-guardian.ts';
import { formsOfChild } from '../same-child/forms-of-child.server.ts';
import { guardianPerson } from './guardian-person.ts';
import './tables.server.ts';

/**
 * Before a form is erased: what was written down with it for a child of whom other forms stay holds on the first of
 * them, or the erasure of one form would let somebody in at the others.
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
  if (!erased || !staying) return;
  const lines = await transaction
    .selectFrom('enrollment_barred')
    .leftJoin('enrollment_barred_keys', 'barred_id', 'id')
    .select(['id', 'key'])
    .where('application_id', '=', erased.id)
    .execute();
  for (const id of new Set(lines.map((line) => line.id))) {
    const keys = lines.flatMap((line) => (line.id === id && line.key ? [line.key] : []));
    const guardian =
      guardianNumbers.find((number) =>
        guardianPerson(staying, number).keys.some((key) => keys.includes(key)),
      ) ?? null;
    await transaction
      .updateTable('enrollment_barred')
      .set({ application_id: staying.id, guardian })
      .where('id', '=', id)
      .execute();
  }
}
