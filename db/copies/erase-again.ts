import { dayMonthYear, dayOfStored } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { Manifest } from './manifest.ts';

type Erasures = Manifest['erasures'];

/** What of all that was erased after a copy was taken is erased again when it is brought back. */
export const eraseAgainChoices = ['all', 'requests', 'none'] as const;
export type EraseAgain = (typeof eraseAgainChoices)[number];

/** Each erasure once that the copy does not know of; one that was left in a copy before stays left. */
export function unknownTo(copy: Erasures, erasures: Erasures): Erasures {
  const known = new Set(copy.map(({ id }) => id));
  const found = new Map<string, Erasures[number]>();
  for (const one of erasures) {
    if (!known.has(one.id) && !found.get(one.id)?.left_at) found.set(one.id, one);
  }
  return [...found.values()];
}

/** Those that nobody has left yet: what somebody decides about. */
export const undecided = (erasures: Erasures) => erasures.filter(({ left_at }) => !left_at);

/** Marks what stays in the copy, so that no later restore erases it. */
export function leaveSome(erasures: Erasures, choice: EraseAgain, now: Date): Erasures {
  const isAgain = (reason: string) =>
    choice === 'all' || (choice === 'requests' && reason === 'request');
  return erasures.map((one) => ({
    ...one,
    left_at: one.left_at ?? (isAgain(one.reason) ? null : now.toISOString()),
  }));
}

const because = {
  request: 'because somebody asked for it',
  retention: 'because its time was over',
};

/** A line for each day and reason, in the order of time: who restores looks for a day that cannot be. */
export function erasuresInWords(erasures: Erasures): string[] {
  const lines = new Map<string, string[]>();
  for (const { reference, reason, erased_at } of erasures.toSorted(inTime)) {
    const day = plainSpaces(dayMonthYear(dayOfStored(erased_at)));
    const line = `${day}, ${because[reason]}`;
    lines.set(line, [...(lines.get(line) ?? []), reference ?? 'an address']);
  }
  return [...lines].map(([line, subjects]) => `${line}: ${listed(subjects)}`);
}

const inTime = (one: Erasures[number], other: Erasures[number]) =>
  one.erased_at < other.erased_at ? -1 : 1;

function listed(subjects: string[]): string {
  const references = subjects.filter((subject) => subject !== 'an address');
  const addresses = subjects.length - references.length;
  const others = addresses === 1 ? ['1 address'] : addresses > 1 ? [`${addresses} addresses`] : [];
  return [...references, ...others].join(', ');
}
