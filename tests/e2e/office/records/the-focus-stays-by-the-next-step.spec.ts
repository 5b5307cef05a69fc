import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

interface Step {
  room: string;
  send(address: string): Promise<Response>;
  /** The button that is gone once its step is taken, and that which its dialog asks with. */
  button: string;
  /** The list that it stands in, where it is not the usual next step. */
  menu?: string;
  confirm?: string;
  /** What shows that it was done. */
  done: RegExp;
}

const steps: Record<string, Step> = {
  'an application': {
    room: 'enrollment-applications',
    send: (address) => sendApplication(address, { studentLastName: 'Fokasi' }),
    button: 'Start the review',
    done: /^Undo “Under review”/,
  },
  'a closed application': {
    room: 'enrollment-applications',
    send: (address) => sendApplication(address, { studentLastName: 'Fokasi' }),
    menu: 'Decide otherwise',
    button: 'Family withdraws …',
    confirm: 'Family withdraws',
    done: /^Undo “Withdrawn”/,
  },
  'a candidate': {
    room: 'job-applications',
    send: (address) => sendJobApplication(address, samplePdf(), ''),
    button: 'Start the review',
    confirm: 'Start the review',
    done: /^Undo “Under review”/,
  },
  'a meal payment': {
    room: 'meals',
    send: (address) => sendPayment(address, { childName: 'Chanda Fokasi' }),
    menu: 'Decide otherwise',
    button: 'Cancel this reference',
    confirm: 'Cancel the reference',
    done: /^Undo “Cancelled”/,
  },
  'a form for parents': {
    room: 'parents',
    send: (address) => sendForm(address, volunteerApplication, { name: 'Moses Fokasi' }),
    button: 'We have met',
    done: /^Start as a volunteer$/,
  },
};

for (const [what, { room, send, menu, button, confirm, done }] of Object.entries(steps)) {
  test(`after a step with ${what} the focus is on the heading of the steps, also after it is taken back`, async ({
    page,
    school,
  }) => {
    const { reference } = await (await send(school.address)).json();
    const staff = await newColleague(school, 'administrator');
    await openAsColleague(page, `/staff/${room}/${reference}`, staff);
    if (menu) await page.locator('summary', { hasText: menu }).press('Enter');
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    if (confirm) {
      await page.getByRole('dialog').getByRole('button', { name: confirm }).press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(page.getByRole('button', { name: done })).toBeVisible();
    const heading = page.getByRole('region', { name: 'Next step' }).getByRole('heading');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Next step' }).locator(':focus')).toHaveCount(1);
    if (!done.source.startsWith('^Undo')) return;
    await page.getByRole('button', { name: done }).press('Enter');
    await expect(page.getByRole('button', { name: done })).toBeHidden();
    await expect(heading).toBeFocused();
  });
}
