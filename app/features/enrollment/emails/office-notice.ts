import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';

/** To the admissions office: something has arrived, and where to read it. */
export const enrollmentNotice = roomNotice({
  kind: 'enrollment-notice',
  to: (school: School) => school.admissionsEmail,
  room: 'enrollment',
  subject: 'New enrollment application',
  says: 'A family has applied for a place. Sign in at the desk to read it.',
});
