import { expect } from '@playwright/test';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { sendApplication } from './send-application.ts';
import type { StaffClient } from './staff-client.ts';

const ENROLLED: EnrollmentStatus[] = ['underReview', 'offered', 'accepted', 'enrolled'];
const letter = { subject: 'About your application', text: 'Please read this.' };

/** An application with these answers that the office has moved through the statuses, to *Enrolled* where none are named. */
export async function applicationAtDesk(
  { address }: { address: string },
  staff: StaffClient,
  answers: Record<string, string>,
  statuses: readonly EnrollmentStatus[] = ENROLLED,
): Promise<string> {
  const { reference } = await (await sendApplication(address, answers)).json();
  for (const [index, to] of statuses.entries()) {
    const applications = [{ reference, version: index + 1 }];
    const isMailed = to === 'offered' || to === 'waitlisted';
    const body = { to, applications, ...(isMailed && { letter }) };
    const moved = await (await staff.post('/api/staff/enrollment-moves', body)).json();
    expect(moved.notMoved).toEqual([]);
  }
  return reference;
}
