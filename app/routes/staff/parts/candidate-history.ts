import type { CandidateRecord } from '#features/recruitment/desk-queries.server.ts';
import { stageWords } from '#features/recruitment/desk-words.ts';
import type { JobApplicationStatus } from '#features/recruitment/job-application.ts';
import type { HistoryEntry } from '#features/staff/record-history.server.ts';

/** What the office and the candidate did, in words, the newest first. */
export function candidateHistory({ history, submittedAt }: CandidateRecord) {
  return [
    ...history.map(({ at, staffEmail, ...entry }) => ({ at, staffEmail, words: wordsOf(entry) })),
    { at: submittedAt, staffEmail: '', words: 'Application received' },
  ];
}

function wordsOf({ act, detail }: Pick<HistoryEntry, 'act' | 'detail'>): string {
  const [, stage] = /^status: (\w+)$/.exec(detail) ?? [];
  if (stage && stage in stageWords) {
    return `Stage: ${stageWords[stage as JobApplicationStatus].name}`;
  }
  const [, assigned] = /^assigned: (.+)$/.exec(detail) ?? [];
  if (assigned) return `Assigned to ${assigned}`;
  switch (act) {
    case 'saw':
      return detail ? `Opened the ${detail}` : 'Opened the application';
    case 'sent':
      return `Sent ${detail}`;
    case 'erased':
      return `Removed a ${detail}`;
    default:
      return detail === 'note added' ? 'Wrote a note' : detail;
  }
}
