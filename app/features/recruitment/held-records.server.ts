import { eraseWithWords } from '#lib/search/erase-with-words.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { jobApplicationInWords } from './application-in-words.ts';
import { closedWithoutPost } from './job-application.ts';
import type { Consent } from './tables.server.ts';

/** An application for a job, with its statuses and the resume. */
export const heldJobApplications: HeldRecords = {
  kind: 'job-application',
  async find(read, reference) {
    const applications = await read
      .selectFrom('job_applications')
      .selectAll()
      .where('reference', '=', reference)
      .execute();
    const rows = applications.map(async (row) => {
      const { id, consent, resume_file: _, assigned_to: __, ...application } = row;
      return {
        ...application,
        consent: JSON.parse(consent) as Consent,
        statuses: await read
          .selectFrom('job_application_statuses')
          .select(['status', 'reached_at'])
          .where('application_id', '=', id)
          .orderBy('reached_at')
          .execute(),
        notes: await read
          .selectFrom('job_application_notes')
          .select(['written_at', 'words'])
          .where('application_id', '=', id)
          .orderBy('written_at')
          .execute(),
        letters: await read
          .selectFrom('job_application_letters')
          .select(['sent_at', 'subject', 'words'])
          .where('application_id', '=', id)
          .where('cancelled_at', 'is', null)
          .orderBy('sent_at')
          .execute(),
      };
    });
    const held = await Promise.all(rows);
    return {
      rows: held,
      tell: () => {
        const told = held.map(jobApplicationInWords);
        return { about: told[0]?.about, sections: told.flatMap(({ sections }) => sections) };
      },
      files: applications.map(({ resume_file: name, resume_name: calledBySender }) => ({
        name,
        calledBySender,
      })),
    };
  },
  async erase(transaction, reference) {
    const deletion = transaction
      .deleteFrom('job_applications')
      .where('reference', '=', reference)
      .returning(['id', 'resume_file']);
    const removed = await eraseWithWords(transaction, deletion);
    return { rows: removed.length, files: removed.map((row) => row.resume_file) };
  },
};

/** Job applications that closed without a post before an instant. */
export const endedJobApplications = (read: ReadStore, instant: string) =>
  read
    .selectFrom('job_applications as application')
    .innerJoin('job_application_statuses as reached', (join) =>
      join
        .onRef('reached.application_id', '=', 'application.id')
        .onRef('reached.status', '=', 'application.status'),
    )
    .select('application.reference')
    .where('application.status', 'in', closedWithoutPost)
    .groupBy('application.reference')
    .having(({ fn }) => fn.max('reached.reached_at'), '<=', instant);
