import type { CaseColumns } from '#desk/record/record-kind.server.ts';
import type { MessageStatus } from './message-status.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    contact_messages: ContactMessageRow;
    /** What both sides said after the first message. */
    contact_replies: {
      id: string;
      message_id: string;
      sent_at: string;
      side: Side;
      /** The address of a member of staff, or the name of who writes for the family. */
      author: string;
      subject: string;
      words: string;
      /** Before then the office can take it back and the family does not see it; null when it left at once. */
      leaves_at: string | null;
    };
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    contact_messages: 'CM';
  }
}

export type Side = 'office' | 'family';

export interface ContactMessageRow extends CaseColumns {
  name: string;
  /** Empty where a caller gave none. */
  email: string;
  /** Of a caller; empty for what came with the contact form. */
  phone: string;
  subject: string;
  /** Empty where the conversation began with what stands in `contact_replies`. */
  message: string;
  status: MessageStatus;
  /** Reference of the application that the conversation is about; null for what came with the contact form. */
  about: string | null;
  /** The address of the member of staff who typed in what a caller wanted; null for what somebody sent. */
  entered_by: string | null;
}
