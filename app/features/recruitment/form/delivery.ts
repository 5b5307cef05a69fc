import type { DeliveryOutcome } from '#forms/delivery/deliver.ts';
import { dropRequest } from '#forms/delivery/queued-requests.ts';
import { type Mailbox, sendEntry } from '#forms/delivery/send-entries.ts';
import { removeEntry } from '#forms/device/submission-list.ts';
import { JOB_APPLICATIONS, jobApplicationsKey } from './device-keys.ts';
import { type Attempt, answersOf } from './kept-application.ts';

/** Sends it with its resume. A refused one leaves the device's list: it is still in the form. */
export async function sendJobApplication(
  slug: string,
  { entry, queued }: Attempt,
  onProgress: (share: number) => void,
): Promise<DeliveryOutcome> {
  const mailbox = jobApplicationsMailbox(slug);
  const outcome = await sendEntry(mailbox, entry, { queued, onProgress });
  if (outcome.kind === 'refused') {
    removeEntry(mailbox.listKey, entry.delivery.key);
    await dropRequest(entry.delivery.key);
  }
  return outcome;
}

export function jobApplicationsMailbox(slug: string): Mailbox {
  return {
    listKey: jobApplicationsKey(slug),
    address: JOB_APPLICATIONS,
    fieldsOf: answersOf,
    hasFile: true,
  };
}
