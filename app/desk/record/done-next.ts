import type { Turn } from '../cases/turns/answer-by.ts';
import type { DeskStatus } from './record-status.ts';

/** As much of a status as says what is to be done. */
export type NextOfStatus = Pick<DeskStatus, 'name' | 'toDo' | 'next'>;

/** What is to be done with a record now: the heading over its next step. */
export function doneNext({ toDo }: NextOfStatus, turn: Turn | undefined, sender: string): string {
  if (turn?.whose === 'theirs') return `Nothing to do: wait for ${sender}`;
  return toDo ?? 'Nothing to do';
}
