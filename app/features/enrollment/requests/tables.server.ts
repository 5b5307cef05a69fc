import type { RequestStatus } from './request-rules.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** What the office has asked a family for. */
    enrollment_requests: RequestRow;
    /** Texts that the office keeps to ask and to answer with. */
    enrollment_ready_texts: ReadyTextRow;
  }
}

export interface RequestRow {
  id: string;
  application_id: string;
  /** What was said with it, in the conversation about the application. */
  turn_id: string;
  what: string;
  /** Key of the paper that it is about; null for anything else. */
  paper: string | null;
  status: RequestStatus;
  asked_at: string;
  asked_by: string;
  /** When it was done or withdrawn; null while it is open. */
  settled_at: string | null;
  /** Who of the office did it; null while it is open, and where what the family sent settled it. */
  settled_by: string | null;
  reminded_at: string | null;
  version: number;
}

export type ReadyTextUse = 'ask' | 'answer';

export interface ReadyTextRow {
  id: string;
  title: string;
  words: string;
  /** Whether it asks a family for something, or answers a message. */
  used_for: ReadyTextUse;
  changed_at: string;
  version: number;
}
