import type { MessageState } from './message-state.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    contact_messages: ContactMessageRow;
    contact_replies: {
      id: string;
      message_id: string;
      sent_at: string;
      staff_email: string;
      subject: string;
      words: string;
    };
  }
}

export interface ContactMessageRow {
  id: string;
  reference: string;
  submitted_at: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: MessageState;
  /** Counts the office's changes; one that was made to an older state is refused. */
  version: number;
}
