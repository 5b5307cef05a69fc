/** How a paper comes to the office, and how far it is. Without one nobody has said anything yet. */
export type PaperStatus = 'bring' | 'notYet' | 'sent' | 'seen' | 'unreadable';

/** The office has it, or a photograph of it that somebody has to look at. */
export const statusesHere = ['sent', 'seen'] as const satisfies PaperStatus[];

export function isHere(status: PaperStatus | undefined): boolean {
  return statusesHere.some((here) => here === status);
}

/** What a family says of a paper without sending anything. */
export const familySays = ['bring', 'notYet'] as const;
export type FamilySays = (typeof familySays)[number];

/** What the office says of a paper. `brought` is `seen` for a paper that no picture came of. */
export const officeSays = ['seen', 'unreadable', 'notSeen'] as const;
export type OfficeSays = (typeof officeSays)[number];

/** A paper of a child as both sides see it. */
export interface Paper {
  /** Its id in the office's list. */
  id: string;
  label: string;
  hint?: string | undefined;
  status?: PaperStatus;
  changedAt?: string;
  /** What the office says about it. */
  words?: string;
  /** Since when the office has asked for it and waits. */
  askedAt?: string;
}

/** Whether the family has still to say or send something. */
export function isDue({ status }: Pick<Paper, 'status'>): boolean {
  return !status || status === 'unreadable';
}

/** When the office said that its photograph cannot be read; undefined where it is otherwise by now. */
export function unreadableAt({ status, changedAt }: Paper): string | undefined {
  return status === 'unreadable' ? changedAt : undefined;
}

/** What it means to the family. */
export const wordsForFamily: Record<PaperStatus, string> = {
  bring: 'You will bring it',
  notYet: 'You do not have it yet',
  sent: 'Sent',
  seen: 'The office has seen it',
  unreadable: 'We could not read it',
};

/** What it means to the office. */
export const wordsForOffice: Record<PaperStatus, string> = {
  bring: 'The family brings it',
  notYet: 'The family does not have it yet',
  sent: 'A photograph waits for you',
  seen: 'Seen',
  unreadable: 'Asked for a better photograph',
};

/** At most so many characters of what the office says about a picture. */
export const WORDS_LIMIT = 300;
