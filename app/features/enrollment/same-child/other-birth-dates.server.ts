import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listApplicants } from './applicants.server.ts';

interface SameChild {
  /** Every form that the office has said to be of this one's child, whatever its year, itself among them. */
  listSameChild(read: ReadStore, reference: string): Promise<string[]>;
}

declare module '#desk/define-room.server.ts' {
  interface RoomServices extends SameChild {}
}

/**
 * The other forms of the child that say another day of birth: families open each of them by its reference and that day,
 * and the office corrects one form at a time.
 */
export async function listOtherBirthDates(
  read: ReadStore,
  { listSameChild }: SameChild,
  { reference, bornOn }: { reference: string; bornOn: PlainDate },
): Promise<{ reference: string; bornOn: PlainDate }[]> {
  const forms = await listApplicants(read, await listSameChild(read, reference));
  return forms
    .filter((form) => form.bornOn !== bornOn)
    .map((form) => ({ reference: form.reference, bornOn: form.bornOn }));
}
