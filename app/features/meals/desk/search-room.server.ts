import type { SearchRoom } from '#desk/family/search-room.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentStatusNames } from '../payment-status.ts';
import '../tables.server.ts';

export const paymentSearch: SearchRoom = {
  kind: 'MP',
  room: 'meals',
  isOfFamilies: true,
  async listRecords(read, column, keys) {
    const rows = await read
      .selectFrom('meal_payments')
      .select(['id', 'reference', 'submitted_at', 'child_name', 'guardian_name', 'phone'])
      .select(['amount_kwacha', 'status'])
      .where(column, 'in', keys)
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, reference: row.reference, submittedAt: row.submitted_at },
      title: `${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`,
      detail: `Payment by ${row.guardian_name}, ${row.phone}`,
      status: paymentStatusNames[row.status],
    }));
  },
};
