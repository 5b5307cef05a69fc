import type { FamilyPart } from '#desk/family/family-part.ts';
import { deskRooms } from '#desk/rooms.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentStateNames } from '../payment-state.ts';
import '../tables.server.ts';

/** What a family pays for meals. */
export const paymentsOfFamily: FamilyPart = {
  room: 'meals',
  async find(read, references) {
    const rows = await read
      .selectFrom('meal_payments')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    return {
      entries: rows.map((row) => ({
        ...{ kind: 'payment' as const, reference: row.reference, at: row.submitted_at },
        title: `Payment: ${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`,
        text: [
          row.purpose,
          row.transaction_id && `Transaction ${row.transaction_id}`,
          row.received_kwacha !== null && `Received: ${writtenKwacha(row.received_kwacha)}`,
        ]
          .filter(Boolean)
          .join('\n'),
        by: `${row.guardian_name}, ${row.phone}`,
        status: paymentStateNames[row.state],
        to: `${deskRooms.meals.path}/${row.reference}`,
      })),
    };
  },
};
