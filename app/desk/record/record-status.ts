import type { Whose } from '../cases/turns/answer-by.ts';
import type { StatusSign } from '../list/status-badge.tsx';

/** What a status means for whoever sent the record, in plain words, and who has the next move. */
export interface StatusWords {
  title: string;
  meaning: string;
  awaited: string;
}

/**
 * All that the desk knows of one status of a kind of records: `name` and `shape`, `move` on the button that leads there,
 * and what it means. Nothing else asks for a status by its name, so that a new one is one entry.
 */
export interface DeskStatus<Status extends string = string> extends StatusSign {
  move: string;
  /** What the office does with a record that has it; without it, nothing. */
  toDo?: string;
  /** Where it can go from here, in the order of all statuses, in which the desk draws its buttons. */
  next: readonly Status[];
  /** Something has come in that nobody has begun to work on. */
  isNew?: true;
  /** The school has the next move. */
  isOurTurn?: true;
  /** The school has the next move, and promises no day for it. */
  isOursInTime?: true;
  /** Whoever sent it has the next move. */
  isTheirTurn?: true;
  /** Nobody works with it any more. */
  isOver?: true;
}

/** The same of records that tell whoever sent them how far they are. */
export interface RecordStatus<Status extends string = string> extends DeskStatus<Status> {
  told: StatusWords;
}

/** The statuses of a kind, in their order: all, or those that fit. */
export function statusesOf<Status extends string, Facts>(
  statuses: Readonly<Record<Status, Facts>>,
  fits: (facts: Facts) => unknown = () => true,
): Status[] {
  const names = Object.keys(statuses) as Status[];
  return names.filter((name) => fits(statuses[name]));
}

/** For a schema: a text from outside that is a status of the kind, or a refusal. */
export function isStatusOf<Status extends string>(
  statuses: Readonly<Record<Status, unknown>>,
): (text: unknown) => text is Status {
  return (text): text is Status => typeof text === 'string' && Object.hasOwn(statuses, text);
}

/** Whether a record can go from the one status to the other. */
export function canReach<Status extends string>(
  statuses: Readonly<Record<Status, Pick<DeskStatus<Status>, 'next'>>>,
  from: Status,
  to: Status,
): boolean {
  return statuses[from].next.includes(to);
}

/** Who has the next move in a status. */
export function whoseIn({
  isOurTurn,
  isTheirTurn,
}: Pick<DeskStatus, 'isOurTurn' | 'isTheirTurn'>): Whose {
  if (isOurTurn) return 'ours';
  return isTheirTurn ? 'theirs' : 'nobodys';
}

/** As much of a status as a list, a search or a page of a family shows. */
export function signOf({ name, shape }: StatusSign): StatusSign {
  return { name, shape };
}
