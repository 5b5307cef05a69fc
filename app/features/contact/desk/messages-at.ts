import { caseAddress, type RecordOf } from '#desk/cases/case-address.ts';
import type { messageRoom } from './room.server.ts';

export const messagesAt = caseAddress<typeof messageRoom>('messages');

export type MessageRecord = RecordOf<typeof messageRoom>;
