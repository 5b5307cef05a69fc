import { type Entry, listEntries, updateEntry } from '#forms/device/submission-list.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { element } from '#lib/device/element.ts';
import type { WaitingKind } from './waiting-kinds.ts';

/** What this device has brought back to a school that had lost it, told until somebody says that they have read it. */
export function broughtBackItem(kinds: readonly WaitingKind[]): HTMLElement | undefined {
  const news = kinds.flatMap((kind) => newsOf(kind).map((entry) => ({ kind, entry })));
  if (news.length === 0) return undefined;
  const button = element('button', { className: 'btn', type: 'button' }, 'I have read this');
  button.addEventListener('click', () => kinds.forEach(markAsRead));
  const lines = [...new Set(news.map(({ kind, entry }) => lineOf(kind, entry)))];
  return element(
    'div',
    {},
    ...lines.map((line) => element('p', { className: 'row' }, line)),
    element('span', { className: 'row' }, button),
  );
}

const newsOf = ({ mailbox }: WaitingKind) =>
  listEntries(mailbox.listKey).filter(({ delivery }) => delivery?.isNews);

function lineOf({ words, broughtBack }: WaitingKind, { submissionDate, delivery }: Entry): string {
  const day = dayMonthYear(dayInLusaka(new Date(submissionDate)));
  return delivery?.needsFile
    ? `The school may have lost ${words.one} that you sent on ${day}, and its file is not on this phone any more. Please look at “Check the status”, and send it again if the school does not have it.`
    : [`The school lost what you sent on ${day}. Your phone has brought it back.`, broughtBack]
        .join(' ')
        .trim();
}

function markAsRead(kind: WaitingKind): void {
  const { listKey } = kind.mailbox;
  for (const { delivery } of newsOf(kind)) {
    if (!delivery) continue;
    updateEntry(listKey, delivery.key, (entry) => {
      const { isNews: _read, needsFile: _said, ...rest } = delivery;
      return { ...entry, delivery: rest };
    });
  }
}
