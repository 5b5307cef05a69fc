import { changeMessage, messageChangeSchema } from '#features/contact/desk/desk-commands.server.ts';
import { openMessage } from '#features/contact/desk/desk-queries.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One message with its conversation. */
export const loader = recordLoader('messages', openMessage);
/** Answers a message, or changes how it stands. */
export const action = recordAction(
  'messages',
  messageChangeSchema,
  (school, staff, reference, change) =>
    changeMessage({ ...school, findReceivers }, staff, reference, change),
);
