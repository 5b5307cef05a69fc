import { mailsAtDesk } from '../readers/office-desk.ts';
import type { RunningSchool } from '../running-school.ts';
import { changeRows, expect } from '../school-story.ts';
import { letUndoPass, setStatus } from './access-code.ts';
import { newEmail } from './account-client.ts';
import { sendApplication } from './send-application.ts';
import { openStaffAccount } from './staff-client.ts';

/** The address that the mail of an offer leads to, and what the office reads of the application. */
export async function mailedOffer(school: RunningSchool) {
  const run = (statement: string) => changeRows(school, statement);
  const office = await openStaffAccount(school, run, 'admissions');
  const email = newEmail('family');
  const answer = await sendApplication(school.address, { parent1Email: email });
  const { reference } = await answer.json();
  await setStatus(run, reference, 'underReview');
  const at = `/api/staff/enrollment-applications/${reference}`;
  const { version } = await (await office.get(at)).json();
  const letter = { subject: 'We offer a place', text: 'Please answer.' };
  const moved = await office.post(`${at}`, { change: 'move', to: 'offered', version, letter });
  expect(moved.status).toBe(200);
  await letUndoPass(run, reference);
  const [mail] = await mailsAtDesk(school, reference, letter.subject);
  const link = /https?:\S+\/offer\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return {
    ...{ reference, email, run },
    link: link.replace(/^https?:\/\/[^/]+/, school.address),
    status: async () => (await (await office.get(at)).json()).status as string,
  };
}
