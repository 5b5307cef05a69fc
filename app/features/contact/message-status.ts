import type { DeskStatus } from '#desk/record/record-status.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';

export type MessageStatus = 'new' | 'read' | 'answered' | 'closed';

/**
 * What the office has done with a message. `answered` is reached by answering, or by a press of who has
 * answered by phone; a look makes a new one `read`.
 */
export const messageStatuses: Readonly<Record<MessageStatus, DeskStatus<MessageStatus>>> = {
  new: {
    name: 'New',
    move: 'Mark as new',
    toDo: 'Answer the message',
    shape: 'info',
    next: ['answered', 'closed'],
    isNew: true,
    isOurTurn: true,
  },
  read: {
    name: 'Read',
    move: 'Open again',
    toDo: 'Answer the message',
    shape: 'half',
    next: ['answered', 'new', 'closed'],
    isOurTurn: true,
  },
  answered: { name: 'Answered', move: 'Mark as answered', shape: 'good', next: ['closed'] },
  closed: { name: 'Closed', move: 'Close', shape: 'ring', next: ['read'], isOver: true },
};

/** The subject of the answer: `Re:` once, however often it was answered. */
export function replySubject(subject: string, longest: number): string {
  const bare = subject.replace(/^(\s*re\s*:\s*)+/i, '').trim();
  return Array.from(`Re: ${bare}`).slice(0, longest).join('');
}

/** The first draft of an answer. */
export function replyDraft({ name, school }: { name: string; school: string }): string {
  return `Dear ${name},\n\n\n\nWith kind regards,\n${school}`;
}

/** An answer with what was written, or asked by phone, below it; of that as much as a mail holds. */
export function withWhatCame(answer: string, message: string, came = 'You wrote'): string {
  const quoted = message
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return `${answer.trimEnd()}\n\n${came}:\n${quoted}`.slice(0, letterLimits.text);
}
