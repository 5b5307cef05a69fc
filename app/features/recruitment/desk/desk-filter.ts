import { statusIn, typedIn } from '#desk/list/list-address.ts';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { type JobApplicationStatus, nextStatuses } from '../job-application.ts';

/** Which candidates the list shows; all of it stands in the address. */
export interface CandidateFilter {
  q: string;
  opening: string;
  status: JobApplicationStatus | '';
  since: PlainDate | '';
}

const LONGEST_ID = 200;

/** Reads an address; what makes no sense in it counts as not said. */
export function candidateFilterFrom(search: URLSearchParams): CandidateFilter {
  const since = search.get('since') ?? '';
  return {
    q: typedIn(search),
    opening: (search.get('opening') ?? '').slice(0, LONGEST_ID).replaceAll('\0', ''),
    status: statusIn(search, isJobApplicationStatus),
    since: isRealDate(since) ? since : '',
  };
}

export function isJobApplicationStatus(text: string): text is JobApplicationStatus {
  return Object.keys(nextStatuses).includes(text);
}
