import { writtenInstant, writtenSection } from '../../text/written-section.ts';
import type { HeldRecords } from '../held-records.server.ts';
import './returned-receipts.server.ts';

/** That a phone has brought something back: erased, it only counts. */
export const heldReturns: HeldRecords = {
  kind: 'return-from-phone',
  async find(read, reference) {
    const rows = await read
      .selectFrom('returned_receipts')
      .select('came_back_at')
      .where('reference', '=', reference)
      .where('reference', '<>', '')
      .execute();
    return {
      rows,
      tell: () => ({
        sections: writtenSection(
          'Brought back by a phone after the school had lost it',
          rows.map(({ came_back_at }) => ['On', writtenInstant(came_back_at)]),
        ),
      }),
    };
  },
  async erase(transaction, reference) {
    const { numUpdatedRows } = await transaction
      .updateTable('returned_receipts')
      .set({ reference: '' })
      .where('reference', '=', reference)
      .where('reference', '<>', '')
      .executeTakeFirst();
    return { rows: Number(numUpdatedRows) };
  },
};
