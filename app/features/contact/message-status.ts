import type { DeskStatus } from '#desk/record/record-status.ts';

export type MessageStatus = 'new' | 'read' | 'answered' | 'closed';

/** What the office has done with a message. `answered` is reached by answering; a look makes a new one `read`. */
export const messageStatuses: Readonly<Record<MessageStatus, DeskStatus<MessageStatus>>> = {
  new: {
    name: 'New',
    move: 'Mark as new',
    shape: 'info',
    next: ['closed'],
    isNew: true,
    isOurTurn: true,
  },
  read: {
    name: 'Read',
    move: 'Open again',
    shape: 'half',
    next: ['new', 'closed'],
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

/** The first draft of an answer, with what was written below it. */
export function replyDraft({
  name,
  message,
  school,
}: {
  name: string;
  message: string;
  school: string;
}): string {
  const quoted = message
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return [`Dear ${name},`, '', '', `With kind regards,\n${school}`, `You wrote:\n${quoted}`].join(
    '\n\n',
  );
}
