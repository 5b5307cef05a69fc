import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { writtenSize } from '#lib/text/written-size.ts';

/** `PDF, 18 KB, January 5, 2026`: what people need to know before they spend their data on a file. */
export function downloadFacts(kind: string, bytes: number, changedAt?: string): string {
  const changedOn = changedAt && writtenDate(dayInLusaka(new Date(changedAt)));
  return [kind, writtenSize(bytes), changedOn].filter(Boolean).join(', ');
}
