import type { Page } from '@playwright/test';
import type { Role } from '#desk/roles.ts';
import { mealHelpApplication } from '#features/parent-form-kinds/meal-help-application.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import type { StaffClient } from '#tests/support/clients/staff-client.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** A family whose account follows its application. */
async function newFamily(school: RunningSchool, studentFirstName: string) {
  const account = await newColleague(school);
  const answer = await sendApplication(school.address, { studentFirstName });
  const reference: string = (await answer.json()).reference;
  const code = await newAccessCode((line) => changeRows(school, line), reference);
  await account.post('/api/portal/links', { code });
  return { account, reference };
}

async function signIn(page: Page, { email, password }: StaffClient, next: string) {
  await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === next);
}

async function expectNothing(
  page: Page,
  address: string,
  secret: string,
  words = 'Oops! Page Not Found',
) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(page.getByText(secret)).toHaveCount(0);
}

test('two families see their own application and nothing of each other’s', async ({
  page,
  school,
}) => {
  const families = [await newFamily(school, 'Mwila'), await newFamily(school, 'Bupe')] as const;
  const [first, second] = families;
  await signIn(page, first.account, '/portal');
  await expect(page.getByRole('link', { name: 'Mwila Hamoonga' })).toBeVisible();
  await expect(page.getByText('Bupe')).toHaveCount(0);
  for (const part of ['', '/contact-details', '/erasure']) {
    await expectNothing(page, `/portal/applications/${second.reference}${part}`, 'Bupe');
  }
  await expectNothing(page, '/staff', 'Bupe');
  for (const [own, other] of [families, [second, first]] as const) {
    const address = `/api/portal/applications/${other.reference}`;
    for (const part of ['', '/copy']) {
      expect((await own.account.get(address + part)).status).toBe(404);
    }
    for (const part of ['/status', '/contact-details', '/erasure']) {
      expect((await own.account.post(address + part, {})).status).toBe(404);
    }
  }
});

for (const role of ['admissions', 'recruitment', 'editor', 'administrator'] as const) {
  test(`${role} opens its own rooms, and the others are not there`, async ({ page, school }) => {
    const place = await newFamily(school, 'Chola');
    const job = await sendJobApplication(school.address, samplePdf(), '');
    const payment: string = (await (await sendPayment(school.address)).json()).reference;
    const help = await sendForm(school.address, mealHelpApplication);
    const asked: string = (await help.json()).reference;
    const candidate: string = (await job.json()).reference;
    const rooms: Record<string, { screens: string[]; calls: string[]; roles: Role[] }> = {
      families: {
        screens: [
          '/staff/enrollment-applications',
          `/staff/enrollment-applications/${place.reference}`,
          '/staff/families',
        ],
        calls: [
          '/api/staff/enrollment-applications',
          `/api/staff/enrollment-applications/${place.reference}`,
          `/api/staff/families/${place.reference}`,
          `/api/staff/families/${place.reference}/copy`,
          '/api/staff/enrollment-applications/sheet/csv',
        ],
        roles: ['admissions', 'administrator'],
      },
      careers: {
        screens: ['/staff/job-applications', `/staff/job-applications/${candidate}`],
        calls: ['/api/staff/job-applications', `/api/staff/job-applications/${candidate}/resume`],
        roles: ['recruitment', 'administrator'],
      },
      messages: {
        screens: ['/staff/messages', '/staff/mail'],
        calls: ['/api/staff/messages', '/api/staff/mail'],
        roles: ['admissions', 'administrator'],
      },
      meals: {
        screens: ['/staff/meals', `/staff/meals/${payment}`, `/staff/parents/${asked}`],
        calls: [
          ...['/api/staff/meal-payments', `/api/staff/meal-payments/${payment}`],
          ...['/api/staff/meal-payments/sheet/csv', `/api/staff/families/${payment}`],
          ...[`/api/staff/parent-forms/${asked}`, `/api/staff/families/${asked}`],
        ],
        roles: ['admissions', 'administrator'],
      },
      newsletter: {
        screens: ['/staff/subscribers'],
        calls: ['/api/staff/subscribers', '/api/staff/subscribers/sheet/csv', '/api/staff/content'],
        roles: ['editor', 'administrator'],
      },
      people: {
        screens: ['/staff/people', '/staff/people/record', '/staff/people/erasing'],
        calls: [
          '/api/staff/people',
          '/api/staff/audit-records',
          '/api/staff/audit-records/sheet/csv',
        ],
        roles: ['administrator'],
      },
    };
    const staff = await newColleague(school, role);
    await signIn(page, staff, '/staff');
    for (const { screens, calls, roles } of Object.values(rooms)) {
      const isOwn = roles.includes(role);
      for (const call of calls) {
        expect((await staff.get(call)).status, `${role} ${call}`).toBe(isOwn ? 200 : 404);
      }
      if (isOwn) continue;
      for (const screen of screens) {
        await expectNothing(page, screen, 'Chola', 'There is no such page');
      }
    }
    const address = `/portal/applications/${place.reference}`;
    expect((await staff.get(`/api${address}`)).status).toBe(404);
    await expectNothing(page, address, 'Chola');
  });
}
