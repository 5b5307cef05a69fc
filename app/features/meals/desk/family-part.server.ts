import type { FamilyPart, Waiting } from '#desk/family/family-part.ts';
import { deskRooms } from '#desk/rooms.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentStateNames } from '../payment-state.ts';
import type { MealPaymentRow } from '../tables.server.ts';

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
      waits: rows.flatMap(waitingOf),
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

/** The office confirms what the family says it has paid; before that, and where nothing was found, the family pays. */
function waitingOf(row: MealPaymentRow): Waiting[] {
  const { state, reference, reason } = row;
  if (state === 'confirmed' || state === 'cancelled') return [];
  const amount = `${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`;
  const isOurs = state === 'transactionEntered';
  return [
    {
      ...{ on: isOurs ? 'school' : 'family', since: row.submitted_at },
      what: isOurs ? `Confirm the payment: ${amount}` : `Payment: ${amount}`,
      detail: [paymentStateNames[state].name, state === 'notFound' && reason]
        .filter(Boolean)
        .join(': '),
      to: `${deskRooms.meals.path}/${reference}`,
    },
  ];
}
