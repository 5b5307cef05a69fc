import { isTellMoment } from '#desk/cases/time-to-undo.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';

/** How a family without mail is told what its letter says. */
export const waysToTell = {
  phone: { name: 'By phone', did: 'told by phone' },
  letter: { name: 'By printed letter', did: 'told by printed letter' },
} as const;

export type WayToTell = keyof typeof waysToTell;

export const everyWayToTell = Object.keys(waysToTell) as WayToTell[];

export const isWayToTell = (name: string): name is WayToTell => Object.hasOwn(waysToTell, name);

/** A decision that a round holds with all others is told by nobody before the release; undefined where it may be told. */
export function notYetToTell(
  { reachedAt, tellAt }: { reachedAt: string; tellAt: string },
  now: Date,
): string | undefined {
  if (!isTellMoment(tellAt, reachedAt) || tellAt <= now.toISOString()) return undefined;
  return `Do not tell the family before ${plainSpaces(writtenMoment(new Date(tellAt)))}.`;
}
