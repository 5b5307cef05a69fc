import type { CaseColumns } from '#desk/record/record-kind.server.ts';
import type { JobApplicationStatus } from './job-application-status.ts';
import type { ResumeType } from './resume/resume.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    job_applications: JobApplicationRow;
    /** Openings that the office has closed, or opened again, before their last day. */
    opening_statuses: { opening_id: string; is_closed: 0 | 1; changed_at: string; version: number };
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    job_applications: 'JA';
  }
}

export interface JobApplicationRow extends CaseColumns {
  status: JobApplicationStatus;
  /** Which opening; its title as the candidate saw it is in `position`. */
  opening_id: string;
  position: string;
  full_name: string;
  email: string;
  /** The address in small letters. */
  email_search: string;
  phone: string;
  cover_letter: string;
  /** The file's name in the file store. */
  resume_file: string;
  /** What the candidate called it, tidied; never a path. */
  resume_name: string;
  resume_type: ResumeType;
  resume_bytes: number;
  resume_sha256: string;
  resume_scan: ResumeScan;
  /** JSON of `Consent`. */
  consent: string;
  /** When somebody of the office first opened it. */
  seen_at: string | null;
}

/** What the virus scanner said; `notScanned` until it could be asked. An infected resume is shown to nobody. */
export type ResumeScan = 'notScanned' | 'clean' | 'infected';
