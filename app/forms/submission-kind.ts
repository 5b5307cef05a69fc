import type { Notice } from '#ui/notify.ts';

/** One kind of what people send to the school. `app/features/submissions/kinds.ts` lists them all. */
export interface SubmissionKind {
  /** Such as `contact-message`: in the record of keys and in the log. */
  kind: string;
  /** How its references begin; without it its sender gets none. */
  prefix?: string;
  /** The room of the desk that works on it. */
  room: string;
  /** How the kinds of mail about it begin. */
  mails: readonly string[];
  /** Where people fill it in. */
  page: string;
  /** What the device calls one and several of them. */
  words: { one: string; many: string };
  /** Said when the school has it. */
  received: Notice;
}
