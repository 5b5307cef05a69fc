import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine } from '#desk/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

const ROOM = '/staff/meals';

/** The payments whose transaction id waits for the office's tick. */
export async function listMealsToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'meals')) return [];
  const count = await countRows(
    read.selectFrom('meal_payments').where('status', '=', 'transactionEntered'),
  );
  return countedLine(
    count,
    ['meal payment to confirm', 'meal payments to confirm'],
    `${ROOM}?status=transactionEntered`,
  );
}
