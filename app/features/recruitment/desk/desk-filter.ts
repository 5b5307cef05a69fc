import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { isStatusOf } from '#desk/record/record-status.ts';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { type JobApplicationStatus, jobApplicationStatuses } from '../job-application-status.ts';

/** Which candidates the list shows. */
export interface CandidateFilter extends ListFilter<JobApplicationStatus> {
  opening: string;
  since: PlainDate | '';
}

const LONGEST_ID = 200;

/** Reads an address; what makes no sense in it counts as not said. */
export function candidateFilterFrom(search: URLSearchParams): CandidateFilter {
  const since = search.get('since') ?? '';
  return {
    ...listFilterFrom(search, isStatusOf(jobApplicationStatuses)),
    opening: (search.get('opening') ?? '').slice(0, LONGEST_ID).replaceAll('\0', ''),
    since: isRealDate(since) ? since : '',
  };
}
