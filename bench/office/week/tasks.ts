import type { Page } from '@playwright/test';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { button, openList, openRoom, searchFor, title } from './at-the-screens.ts';
import type { CountedDesk } from './counted-desk.ts';
import {
  APPLICATIONS,
  CALLS,
  callerOf,
  DECISIONS,
  gradeOf,
  OFFERS,
  PAYMENTS,
  transactionOf,
  WAITING,
} from './school-of-the-week.ts';

type Way = (desk: CountedDesk) => Promise<void>;

/** A piece of work of the week, at this desk and at the one of the version before. */
export interface Task {
  name: string;
  now: Way;
  before: Way;
  /** What the version before had no way for, so that its count is too small. */
  missingBefore?: string;
}

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

/** Both desks have the way through a list. */
async function readEach(desk: CountedDesk): Promise<void> {
  const { page, press } = desk;
  await openList(desk, gradeOf.read, 'Submitted');
  const start = button(page, 'Start the review');
  await press(page.getByRole('rowheader').getByRole('link').first(), start);
  for (let number = 1; number <= APPLICATIONS; number++) {
    await press(start, button(page, /^(Undo|Take back) “Under review”/));
    if (number < APPLICATIONS) await press(page.getByRole('link', { name: 'Next record' }), start);
  }
}

const applications: Task = {
  name: `${APPLICATIONS} applications read`,
  now: readEach,
  before: readEach,
};

async function decide(desk: CountedDesk, open: (move: string) => Promise<void>): Promise<void> {
  const { page, press, tick } = desk;
  const dialog = page.getByRole('dialog');
  await openList(desk, gradeOf.decide, 'Under review');
  for (let number = 0; number < OFFERS; number++)
    await tick(page.getByRole('checkbox', { name: /^Select Mutale/ }).nth(number));
  await open('Offer a place …');
  await press(
    dialog.getByRole('button', { name: 'Offer a place', exact: true }),
    page.locator('.selected').getByText(new RegExp(`^${OFFERS} now “`)),
  );
  await page
    .getByRole('row', { name: /Offered/ })
    .first()
    .waitFor({ state: 'detached' });
  await tick(page.getByLabel('Select all on this page'));
  await open('Put on the waiting list …');
  await press(
    dialog.getByRole('button', { name: 'Put on the waiting list', exact: true }),
    page.locator('.selected').getByText(new RegExp(`^${DECISIONS - OFFERS} now “`)),
  );
}

const decisions: Task = {
  name: `decisions for ${DECISIONS}`,
  now: (desk) =>
    decide(desk, async (move) => {
      const { page, press, tick } = desk;
      const chosen = page.getByRole('group', { name: 'Selected applications' });
      const isFirst = await chosen
        .locator('> button, > div > button')
        .filter({ hasText: move })
        .first()
        .isVisible();
      if (!isFirst) await tick(chosen.getByText('Decide otherwise'));
      await press(chosen.getByRole('button', { name: move }), page.getByRole('dialog'));
    }),
  before: (desk) =>
    decide(desk, (move) => desk.press(button(desk.page, move), desk.page.getByRole('dialog'))),
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

export const tasks: Task[] = [calls, applications, decisions, payments, letters, numbers];
