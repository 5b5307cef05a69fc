import { statusesOf } from '#desk/record/record-status.ts';
import { todayIn, waitingLine } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

/** The messages that are new, and the one that waits longest for an answer. */
export const listMessagesToday = todayIn('messages', async (read, path, now: Date) => {
  const messages = read.selectFrom('contact_messages');
  return [
    ...countedLine(
      await countRows(
        messages.where(
          'status',
          'in',
          statusesOf(messageStatuses, (status) => status.isNew),
        ),
      ),
      ['new message', 'new messages'],
      `${path}?status=new`,
    ),
    ...(await waitingLine(
      messages.where(
        'status',
        'in',
        statusesOf(messageStatuses, (status) => status.isOurTurn),
      ),
      'message without an answer',
      path,
      now,
    )),
  ];
});
