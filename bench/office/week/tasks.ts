import type { Page } from '@playwright/test';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import {
  button,
  openList,
  openRoom,
  searchFor,
  title,
} from '#tests/support/counting/at-the-screens.ts';
import { applications, decisions, papers } from './application-tasks.ts';
import {
  CALLS,
  callerOf,
  gradeOf,
  PAYMENTS,
  transactionOf,
  WAITING,
} from './school-of-the-week.ts';
import type { Task } from './task.ts';

const SAID = 'Asks when the bus leaves.';
const heard = (page: Page) => page.locator('main').getByText(SAID).first();

const calls: Task = {
  name: `${CALLS} calls`,
  missingBefore: 'a day on which to call back; it stood on paper',
  async now(desk) {
    const { page, type, press, choose } = desk;
    for (let number = 0; number < CALLS; number++) {
      await searchFor(desk, callerOf(number).slice(0, 6));
      await press(
        page.locator('.desk-answers').getByRole('link', { name: /^Note a call/ }),
        title(page, new RegExp(callerOf(number))),
      );
      await type(page.getByLabel('New note'), SAID);
      const day = page.getByLabel('Call back').locator('option').nth(1);
      await choose(page.getByLabel('Call back'), (await day.getAttribute('value')) ?? '');
      await press(button(page, 'Add note'), page.getByRole('region', { name: 'Calls to make' }));
    }
  },
  async before(desk) {
    const { page, type, press } = desk;
    for (let number = 0; number < CALLS; number++) {
      await searchFor(desk, callerOf(number).slice(0, 6));
      const found = page.locator('.desk-answers').getByRole('link').first();
      await press(found, title(page, new RegExp(callerOf(number))));
      // A family takes no note; its application does.
      const application = page.locator('main a[href*="/enrollment-applications/EN-"]').first();
      if (page.url().includes('/families/')) {
        await press(application, page.getByLabel('New note'));
      }
      await type(page.getByLabel('New note'), SAID);
      await press(button(page, 'Add note'), heard(page));
    }
  },
};

const payments: Task = {
  name: `${PAYMENTS} payments`,
  async now(desk) {
    const { page, press, paste } = desk;
    await openRoom(desk, /^Meals/);
    await press(page.getByRole('link', { name: 'Put in a statement' }), title(page, /^Statement/));
    const lines = Array.from({ length: PAYMENTS }, (_, number) =>
      [dayInLusaka(new Date()), transactionOf(number), 'a family', 'K 125.00', ''].join(';'),
    );
    const statement = ['Date;Transaction ID;Details;Credit;Debit', ...lines].join('\n');
    await paste(page.getByLabel('Put the statement here'), statement);
    const tick = button(page, `Tick the ${PAYMENTS} sure ones`);
    await press(button(page, 'Read the statement'), tick);
    await press(tick, page.getByText(`${PAYMENTS} payments are ticked.`));
  },
  async before(desk) {
    const { page, press, paste } = desk;
    for (let number = 0; number < PAYMENTS; number++) {
      await openRoom(desk, /^Meals/);
      await paste(page.getByLabel(/^Search by reference/), transactionOf(number));
      await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
      const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
      await press(page.getByRole('rowheader').getByRole('link').first(), confirm);
      await press(confirm, page.getByRole('dialog'));
      await press(
        button(page, 'Confirm the payment'),
        button(page, /^(Undo|Take back) “Confirmed”/),
      );
    }
  },
};

const SUBJECT = 'When we know more about places';
const TEXT = 'Dear {name},\n\nwe tell you in January if {child} can have a place.';

const letters: Task = {
  name: `letters to ${WAITING}`,
  missingBefore: 'the letter itself: addresses were copied into a mail program',
  async now(desk) {
    const { page, press, type } = desk;
    await openList(desk, gradeOf.waiting, 'Waitlisted');
    await press(page.getByRole('link', { name: 'Write to these' }), page.getByLabel('Subject'));
    await type(page.getByLabel('Subject'), SUBJECT);
    await type(page.getByLabel('Text', { exact: true }), TEXT);
    await press(button(page, `Send to ${WAITING} people`), title(page, SUBJECT));
  },
  async before(desk) {
    const { page, press } = desk;
    await openList(desk, gradeOf.waiting, 'Waitlisted');
    await press(page.getByRole('rowheader').getByRole('link').first(), title(page, /^Mutale/));
    for (let number = 1; number < WAITING; number++) {
      const way = page.getByText(`${number + 1} of ${WAITING} on this page`);
      await press(page.getByRole('link', { name: 'Next record' }), way);
    }
  },
};

const numbers: Task = {
  name: 'the head’s six questions',
  missingBefore: 'four of the six: weeks, days to the first answer, promises, where they came from',
  now: (desk) => openRoom(desk, /^Reports/),
  async before(desk) {
    await openRoom(desk, /^Enrollment/);
    await desk.press(desk.page.getByRole('link', { name: 'Places' }), title(desk.page, /^Places/));
  },
};

export const tasks: Task[] = [calls, applications, papers, decisions, payments, letters, numbers];
