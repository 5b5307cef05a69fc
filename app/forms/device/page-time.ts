import { FORM_TIME } from '../form-time.ts';
import { latestOf } from './kept-time.ts';

/** Milliseconds in the base 36, before the signature (form-time.server.ts); so many until 2059. */
const LENGTH = 8;

/** When the school made this page, by its own clock; `now`, the device's, where the page does not say it. */
export function madeAt(now: Date): Date {
  const field = globalThis.document?.querySelector<HTMLInputElement>(`[name=${FORM_TIME}]`);
  const time = Number.parseInt(field?.value.slice(0, LENGTH) ?? '', 36);
  return Number.isNaN(time) ? now : new Date(time);
}

/** The instant to write at what is typed now. */
export function typedAt(): string {
  const now = new Date();
  return latestOf(now, madeAt(now));
}
