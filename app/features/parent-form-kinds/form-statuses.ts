import type { FormAnswers } from '#forms/short-form.ts';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import { type HeldFormKind, heldForms, unknownStatus } from './held-form.ts';

/** What the office has done with a form. Every form begins as `new`. */
export interface FormStatus {
  /** At the desk, and on the button that leads there. */
  name: string;
  move: string;
  shape: 'info' | 'half' | 'good' | 'wait square' | 'refused square' | 'ring';
  /** Where the desk can move it from here; also back, so that each move can be undone. */
  next: readonly string[];
  /** Whether nobody works with it any more. */
  isOver?: boolean;
  /** To whoever sent it, who asks at /status. */
  told: { title: string; meaning: string; awaited: string };
}

export type FormStatuses = Record<string, FormStatus>;

export function getStatus(kind: HeldFormKind, status: string): FormStatus {
  const found = Object.entries(heldForms[kind].statuses).find(([name]) => name === status)?.[1];
  if (found) return found;
  if (kind === 'removed') return unknownStatus;
  throw new Error('No such status');
}

/**
 * From when its time of keeping counts, once it is in this status. A membership ends with its school year, also when
 * nobody closes it.
 */
export function endOf(
  kind: HeldFormKind,
  status: string,
  { schoolYear }: FormAnswers,
  now: Date,
): string | null {
  if (schoolYear) return startInLusaka(`${Number(schoolYear) + 1}-01-01`).toISOString();
  return getStatus(kind, status).isOver ? now.toISOString() : null;
}
