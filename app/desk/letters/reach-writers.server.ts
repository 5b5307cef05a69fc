import type { ReadStore } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import type { Says } from './letter-words.ts';
import type { Reachable } from './who-gets-it.ts';

type Named = Pick<Reachable, 'name' | 'phone' | 'email'>;

/**
 * What people may know of a child that has no application, by what was written down of them about any other child;
 * enrollment answers it, in the order of the people.
 */
export type JudgePeople = (
  read: ReadStore,
  people: readonly Named[],
) => Promise<{ mayKnow: boolean; isRestricted: boolean }[]>;

/**
 * The guardians of the children of these applications, with what may be said to each of them; enrollment answers it.
 * `gradeOf`: the grade that a child is in, by its reference, where that is no longer the one that it applied for.
 */
export type ReachFamilies = (
  school: Pick<RoomServices, 'content'>,
  read: ReadStore,
  references: readonly string[],
  gradeOf?: ReadonlyMap<string, string>,
) => Promise<Reachable[]>;

declare module '../define-room.server.ts' {
  interface RoomServices {
    judgePeople: JudgePeople;
    reachFamilies: ReachFamilies;
  }
}

/** Somebody who wrote to the school by themselves, and what the placeholders say to them. */
export interface Writer extends Named {
  /** Of what they sent. */
  reference: string;
  says: Says | Reachable['says'];
}

/**
 * People who stand on no application: nobody has said of them which child they may know of, so that whoever is told
 * nothing of any child is told nothing here.
 */
export async function reachWriters(
  { judgePeople }: Pick<RoomServices, 'judgePeople'>,
  read: ReadStore,
  writers: readonly Writer[],
): Promise<Reachable[]> {
  const verdicts = await judgePeople(read, writers);
  return writers.map((writer, at) => ({
    ...reachable(writer),
    isBarred: verdicts[at]?.mayKnow === false,
  }));
}

/** A writer whom nothing keeps from a letter. */
export const reachable = ({ says, ...writer }: Writer): Reachable => ({
  ...writer,
  wantsMails: true,
  isBarred: false,
  says: isOfWays(says) ? says : sameInEachWay(says),
});

const isOfWays = (says: Writer['says']): says is Reachable['says'] => typeof says.mail === 'object';

/** Where nothing is said that others may not read. */
const sameInEachWay = (says: Says): Reachable['says'] => ({
  mail: says,
  phone: says,
  paper: says,
});
