import type { ReadStore } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import { type LetterThatAsks, type ListLetters, receiversOf } from './letters-of-list.server.ts';
import type { ToCall } from './list-letters.ts';
import { MOST_TIMES_ASKED, nextToAsk, timesAsked } from './times-asked.server.ts';

/** Whom the letter that asks goes to next. */
interface AskedNext {
  references: string[];
  isReminder: boolean;
  toCall: ToCall[];
}

/**
 * Who of a list is asked next. Where nobody can be written to no letter ever asks: that record is named, so that
 * somebody calls, and does not keep the others from their reminder.
 */
export async function askNext(
  school: RoomServices,
  letters: ListLetters,
  { asks, named }: LetterThatAsks,
  listed: readonly string[],
): Promise<AskedNext> {
  const { read } = school.store;
  const times = await timesAsked(read, asks);
  const open = listed.filter((reference) => (times.get(reference) ?? 0) < MOST_TIMES_ASKED);
  const receivers = await receiversOf(school, read, letters, open);
  const reached = new Set(
    receivers.filter(({ way }) => way !== 'nobody').flatMap(({ references }) => references),
  );
  return {
    ...nextToAsk(
      open.filter((reference) => reached.has(reference)),
      times,
    ),
    toCall: await named(open.filter((reference) => !reached.has(reference))),
  };
}

/** Those of these records whom a letter still has something to ask; all of them where it asks nothing. */
export async function stillToAsk(
  school: RoomServices,
  read: ReadStore,
  letters: Pick<ListLetters, 'stillAsked'>,
  { asks }: { asks: string },
  references: readonly string[],
): Promise<readonly string[]> {
  if (asks === '' || !letters.stillAsked) return references;
  const asked = await letters.stillAsked(school, read, asks, references);
  return references.filter((reference) => asked.has(reference));
}
