import { toldHistory, toldStatus } from '#desk/record/time-to-undo.ts';
import { heldInTable } from '#lib/search/held-in-table.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { jobApplicationInWords } from './application-in-words.ts';
import { closedWithoutPost } from './job-application.ts';
import { candidateHistory } from './status-history.server.ts';
import type { Consent } from './tables.server.ts';

/** An application for a job, with its statuses and the resume. */
export const heldJobApplications = heldInTable({
  kind: 'job-application',
  table: 'job_applications',
  key: 'reference',
  async hold(row, read, copiedAt) {
    const { id, consent, resume_file: _, assigned_to: __, ...application } = row;
    const all = await candidateHistory.list(read, row);
    const told = copiedAt ? toldHistory(all, copiedAt) : all;
    const untold = all.slice(told.length).map(({ reachedAt }) => reachedAt);
    const letters = await read
      .selectFrom('job_application_letters')
      .select(['sent_at', 'subject', 'words'])
      .where('application_id', '=', id)
      .where('cancelled_at', 'is', null)
      .orderBy('sent_at')
      .execute();
    return {
      ...application,
      status: toldStatus(row.status, all, told),
      consent: JSON.parse(consent) as Consent,
      statuses: told.map((one) => ({ status: one.status, reached_at: one.reachedAt })),
      notes: await read
        .selectFrom('job_application_notes')
        .select(['written_at', 'words'])
        .where('application_id', '=', id)
        .orderBy('written_at')
        .execute(),
      letters: letters.filter(({ sent_at }) => !untold.includes(sent_at)),
    };
  },
  tell: jobApplicationInWords,
  file: ({ resume_file: name, resume_name: calledBySender }) => ({ name, calledBySender }),
});

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
