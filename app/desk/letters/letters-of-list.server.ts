import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { Mail, MailKind } from '#lib/mail/outbox.server.ts';
import { findDeadAddresses } from '#lib/mail/outbox-state.server.ts';
import { anyTable } from '#lib/store/any-table.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import type { CaseTable } from '../record/record-kind.server.ts';
import type { SheetDefinition } from '../sheet/sheet-definition.ts';
import type { LetterRoom } from './letter-rooms.ts';
import type { Placeholders } from './letter-words.ts';
import type { ToCall } from './list-letters.ts';
import { type LetterReceiver, type Reachable, whoGetsIt } from './who-gets-it.ts';

/** What a room says of the people in its list, so that the office can write to all of them. */
export interface LettersOfRoom {
  /** The reference of each record, by the id by which the list finds it. */
  referencesOf(read: ReadStore, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  kind: MailKind;
  placeholders: Placeholders;
  /** Everybody whom these records name, as it is now: who may be told nothing among them. */
  reach(school: RoomServices, read: ReadStore, references: readonly string[]): Promise<Reachable[]>;
  /** The mail to one person around the words, which are filled in. */
  mail(
    school: RoomServices,
    words: OfficeLetter,
    receiver: LetterReceiver,
  ): Pick<Mail, 'subject' | 'text' | 'html'>;
  /** The question that a letter to this list asks, with its words; undefined where the list asks none. */
  asks?(school: RoomServices, search: URLSearchParams): Promise<LetterThatAsks | undefined>;
  /** Those of these records of whom a question, as a letter calls it, is still asked and not answered. */
  stillAsked?(
    school: RoomServices,
    read: ReadStore,
    asks: string,
    references: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Who writes, below a text for a phone. */
  signature(school: RoomServices): string;
}

/** A question to families, of whom each gets one letter and one reminder. */
export interface LetterThatAsks {
  /** It and its year, as it is written down with the letter. */
  asks: string;
  first: OfficeLetter;
  reminder: OfficeLetter;
  /** What the list calls these records. */
  named(references: readonly string[]): Promise<ToCall[]>;
}

/** The letters to a list, whichever it is. */
export interface ListLetters extends LettersOfRoom {
  room: LetterRoom;
  title: string;
  /** What it reads of the query of its address. */
  readSearch(search: URLSearchParams): unknown;
  /** Whom the list shows, in its order; so many at most. */
  find(school: RoomServices, search: URLSearchParams, most: number): Promise<string[]>;
  inWords(school: RoomServices, search: URLSearchParams): string[];
}

/** A letter goes to whom the sheet of the list shows. */
export function lettersTo<Filter>(
  sheet: Pick<
    SheetDefinition<LetterRoom, Filter, never>,
    'title' | 'ready' | 'readFilter' | 'inWords' | 'alsoInWords' | 'find'
  >,
  room: LetterRoom,
  letters: LettersOfRoom,
): ListLetters {
  return {
    ...letters,
    room,
    title: sheet.title,
    readSearch: sheet.readFilter,
    async find(school, search, most) {
      const ids = await sheet.find(school, sheet.readFilter(search), most);
      const byId = await letters.referencesOf(school.store.read, ids);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    inWords(school, search) {
      const filter = sheet.readFilter(search);
      const { name, isPart } = sheet.ready?.[search.get('list') ?? ''] ?? {};
      return [
        ...(name && isPart ? [name] : []),
        ...sheet.inWords(filter),
        ...(sheet.alsoInWords?.(school, filter) ?? []),
      ];
    },
  };
}

/** Of records that are rows of one table. */
export const referencesIn =
  (table: CaseTable): LettersOfRoom['referencesOf'] =>
  async (read, ids) => {
    const rows = await anyTable<{ id: string; reference: string }>(read)
      .selectFrom(table as string)
      .select(['id', 'reference'])
      .where('id', 'in', [...ids, ''])
      .execute();
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  };

/** Whom these records reach, and how. `read` is the transaction where the letter is about to leave. */
export async function receiversOf(
  school: RoomServices,
  read: ReadStore,
  letters: Pick<LettersOfRoom, 'reach'>,
  references: readonly string[],
): Promise<LetterReceiver[]> {
  const found = await letters.reach(school, read, references);
  const addresses = [...new Set(found.map(({ email }) => email.trim().toLowerCase()))];
  return whoGetsIt(found, await findDeadAddresses(read, addresses.filter(Boolean)));
}
