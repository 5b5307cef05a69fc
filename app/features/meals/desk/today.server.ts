import { statusesOf } from '#desk/record/record-status.ts';
import { todayIn } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { paymentStatuses } from '../payment-status.ts';
import '../tables.server.ts';

const toConfirm = statusesOf(paymentStatuses, (status) => status.isNew);

/** The payments whose transaction id waits for the office's tick. */
export const listMealsToday = todayIn('meals', async (read, path) =>
  countedLine(
    await countRows(read.selectFrom('meal_payments').where('status', 'in', toConfirm)),
    ['meal payment to confirm', 'meal payments to confirm'],
    `${path}?status=${toConfirm[0]}`,
  ),
);
