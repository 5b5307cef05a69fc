import { caseAddress, type RecordOf } from '#desk/cases/case-address.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import { address } from '#requests/address.ts';
import type { CallField } from '../intake/message-of-caller.ts';
import type { messageRoom } from './room.server.ts';

export const messagesAt = caseAddress<typeof messageRoom>('messages');

/** Where the office types in what a caller wants. */
export const callersAt = address<{ takes: FormAnswers<CallField> }>(
  '/api/staff/messages-of-callers',
);

/** Its screen. */
export const CALL_SCREEN = '/staff/messages/call';

export type MessageRecord = RecordOf<typeof messageRoom>;
