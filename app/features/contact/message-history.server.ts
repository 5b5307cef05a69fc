import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';
import type { MessageStatus } from './message-status.ts';

/** What a message has been. Nobody outside is told. */
export const messageHistory = statusesOfKind<MessageStatus>();
