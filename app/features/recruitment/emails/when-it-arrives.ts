import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import { letterMail } from '#lib/mail/letter.ts';

/** To the office: somebody has applied, and where to read it. */
export const jobApplicationNotice = roomNotice({
  kind: 'job-notice',
  room: 'careers',
  subject: 'New job application',
  says: 'Somebody has applied for a job. Sign in at the desk to read the application and the resume.',
});

/** To the candidate: we have it, and what happens next. Nothing of what they wrote. */
export function jobApplicationReceipt(
  to: string,
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
) {
  return letterMail({ kind: 'job-receipt', to, about: reference }, school, {
    subject: `${school.name}: we have your job application`,
    heading: 'We have your job application',
    parts: [
      'Thank you for your interest. Your application has reached the school, and you do not need to do anything now.',
      { name: 'Your reference', code: reference },
      'What happens next: we read your application and get in touch with you if your qualifications match.',
      'To check the status, open this page. It asks for the reference and for this email address.',
      { label: 'Check the status', href: `${publicUrl}/status` },
      `Questions? Call ${school.phone} or write to ${school.email}, and say the reference.`,
      'You did not apply for a job at our school? Then somebody gave us your address by mistake. Please tell us, and delete this mail.',
    ],
  });
}
