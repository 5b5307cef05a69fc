import { roomNotice } from '#desk/mail/room-notice.ts';

/** To the office: somebody has applied, and where to read it. */
export const jobApplicationNotice = roomNotice({
  kind: 'job-notice',
  room: 'careers',
  subject: 'New job application',
  says: 'Somebody has applied for a job. Sign in at the desk to read the application and the resume.',
});
