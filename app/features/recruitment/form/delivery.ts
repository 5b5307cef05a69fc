import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { JOB_APPLICATIONS, jobApplicationsKey } from './device-keys.ts';
import { keepJobDraft } from './job-draft.ts';
import { answersOf } from './kept-application.ts';

export function jobApplicationsMailbox(slug: string): Mailbox {
  return {
    listKey: jobApplicationsKey(slug),
    address: JOB_APPLICATIONS,
    fieldsOf: answersOf,
    onRefused: (entry) => keepJobDraft(slug, answersOf(entry)),
    hasFile: true,
  };
}
