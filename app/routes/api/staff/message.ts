import { changeMessage, messageChangeSchema } from '#features/contact/desk/desk-commands.server.ts';
import { openMessage } from '#features/contact/desk/desk-queries.server.ts';
import { listBarredNear } from '#features/enrollment/barred/list-barred.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One message with its conversation, and who must not be told of a child. */
export const loader = recordLoader('messages', async (school, staff, reference) => {
  const record = await openMessage(school, staff, reference);
  return record && { ...record, barred: await listBarredNear(school.store.read, record) };
});
/** Answers a message, or changes how it stands. */
export const action = recordAction('messages', messageChangeSchema, changeMessage);
