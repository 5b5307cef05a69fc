import { type Entry, listEntries, updateEntry } from '#forms/device/submission-list.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { element } from '#lib/device/element.ts';
import type { WaitingKind } from './waiting-kinds.ts';

/** What this device has brought back to a school that had lost it, told until somebody says that they have read it. */
export function broughtBackItems(kinds: readonly WaitingKind[]): HTMLElement[] {
  return kinds.flatMap((kind) =>
    listEntries(kind.mailbox.listKey)
      .filter(({ delivery }) => delivery?.isNews)
      .map((entry) => item(kind, entry)),
  );
}

function item(kind: WaitingKind, { submissionDate, delivery }: Entry): HTMLElement {
  const day = dayMonthYear(dayInLusaka(new Date(submissionDate)));
  const text = delivery?.needsFile ? withoutFile(kind, day) : `${lostAndBack(day)}${more(kind)}`;
  const button = element('button', { className: 'btn line', type: 'button' }, 'I have read this');
  button.addEventListener('click', () =>
    updateEntry(kind.mailbox.listKey, delivery?.key ?? '', ({ delivery: kept, ...entry }) => {
      if (!kept) return entry;
      const { isNews: _read, needsFile: _said, ...rest } = kept;
      return { ...entry, delivery: rest };
    }),
  );
  return element('div', {}, element('p', {}, text), button);
}

const lostAndBack = (day: string) =>
  `The school lost what you sent on ${day}. Your phone has brought it back.`;

const more = ({ broughtBack }: WaitingKind) => (broughtBack ? ` ${broughtBack}` : '');

const withoutFile = ({ words }: WaitingKind, day: string) =>
  `The school may have lost something that you sent on ${day}: ${words.one}. Its file is not on this phone any more. Please look under “Check the status” whether the school has it, and send it again if not.`;
