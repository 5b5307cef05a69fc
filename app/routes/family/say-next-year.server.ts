import type { Services } from '#app/services.server.ts';
import { findWriter } from '#features/enrollment/guardians/family-page/write-about-child.server.ts';
import { NOT_ASKED, sayNextYear } from '#features/enrollment/second-chance/next-year.server.ts';

/** Takes one press of the page of a family about the next year; why it did not count, where it did not. */
export async function sayNextYearFromPage(
  school: Services,
  posted: URLSearchParams,
): Promise<string | undefined> {
  const field = (name: string) => posted.get(name) ?? '';
  const writer = await findWriter(school, field('token'), field('child'));
  if (!writer) return NOT_ASKED;
  const isWanted = field('nextYear') === 'yes';
  const { store, clock } = school;
  const isDone = await sayNextYear(store, writer.reference, isWanted, clock.now());
  return isDone ? undefined : NOT_ASKED;
}
