import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { type JobApplicationStatus, nextStatuses } from '../job-application.ts';

/** Which candidates the list shows; all of it stands in the address. */
export interface CandidateFilter {
  q: string;
  opening: string;
  status: JobApplicationStatus | '';
  since: PlainDate | '';
}

const LONGEST_SEARCH = 200;

/** Reads an address; what makes no sense in it counts as not said. */
export function candidateFilterFrom(search: URLSearchParams): CandidateFilter {
  const status = search.get('status') ?? '';
  const since = search.get('since') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH).replaceAll('\0', ''),
    opening: (search.get('opening') ?? '').slice(0, LONGEST_SEARCH).replaceAll('\0', ''),
    status: isJobApplicationStatus(status) ? status : '',
    since: isRealDate(since) ? since : '',
  };
}

export function isJobApplicationStatus(text: string): text is JobApplicationStatus {
  return Object.keys(nextStatuses).includes(text);
}
