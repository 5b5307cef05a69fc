import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/**
 * Lets one write after the other touch what is known of one child, by whichever of its forms they come: what they
 * judge by, such as a paper that is here, may be a row of the other form. Comes before the row of any application is
 * locked, so that two writes never wait for each other.
 */
export async function holdChild(transaction: WriteTransaction, reference: string): Promise<void> {
  let held: string | undefined;
  while (true) {
    const leading = await findLeadingReference(transaction, reference);
    // Meanwhile the office may have said that the child has another form, which goes on for it.
    if (leading === held) return;
    await lock(transaction, `child of ${leading}`);
    held = leading;
  }
}

async function findLeadingReference(
  transaction: WriteTransaction,
  reference: string,
): Promise<string> {
  const row = await transaction
    .selectFrom('enrollment_applications')
    .select('same_child_as')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.same_child_as ?? reference;
}
