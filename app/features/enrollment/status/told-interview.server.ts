import { toldOfInterview } from '#features/interviews/interview.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { findToldLeading } from '../same-child/leading.server.ts';

/**
 * The interview that is ahead, in words for a family. Only for a reader whose right to everything is proven: it says
 * where the child will be, and more people than its guardians may know a birth date.
 */
export async function findToldInterview(read: ReadStore, reference: string, now: Date) {
  const { facts } = await findToldLeading(read, reference, now);
  return toldOfInterview(facts.interview, now);
}
