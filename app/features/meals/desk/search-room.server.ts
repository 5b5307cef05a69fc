import { searchRoom } from '#desk/family/search-room.server.ts';
import { signOf } from '#desk/record/record-status.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { paymentStatuses } from '../payment-status.ts';
import '../tables.server.ts';

export const paymentSearch = searchRoom(
  { kind: 'MP', room: 'meals', table: 'meal_payments' },
  ['child_name', 'guardian_name', 'phone', 'amount_kwacha', 'status'],
  (row) => ({
    title: `${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`,
    detail: `Payment by ${row.guardian_name}, ${row.phone}`,
    status: signOf(paymentStatuses[row.status]),
  }),
);
