import { readResume } from '#features/recruitment/resume/resume-response.server.ts';
import { roomRoute } from './desk-routes.ts';

/** The resume of a job application. */
export const loader = roomRoute('careers', (school, staff, { key }) =>
  readResume(school, staff, key),
);
