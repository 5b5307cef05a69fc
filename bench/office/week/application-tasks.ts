import { button, openList, openRoom, title } from '#tests/support/counting/at-the-screens.ts';
import type { CountedDesk } from '#tests/support/counting/counted-desk.ts';
import { APPLICATIONS, DECISIONS, gradeOf, OFFERS, PAPERS, paperOf } from './school-of-the-week.ts';
import type { Task } from './task.ts';

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

export const applications: Task = {
  name: `${APPLICATIONS} applications read`,
  now: readEach,
  before: readEach,
};

/** Typed without the mouse, as before; the pile goes on with the next form by a press. */
async function typeIn(desk: CountedDesk): Promise<void> {
  const { page, press, tick, tabTo } = desk;
  await openRoom(desk, /^Enrollment/);
  await press(
    page.getByRole('link', { name: 'Enter a paper form' }),
    title(page, 'Enter a paper form'),
  );
  await tick(page.locator('#studentFirstName'));
  for (let number = 0; number < PAPERS; number++) {
    const answers = Object.entries(paperOf(number));
    for (const [name, answer] of answers) await tabTo(page.locator(`#${name}`), answer);
    const entered = page.getByText(`Entered: Bupe ${paperOf(number).studentLastName}`);
    await press(button(page, 'Enter and next'), entered);
  }
}

export const papers: Task = { name: `${PAPERS} forms on paper`, now: typeIn, before: typeIn };

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

export const decisions: Task = {
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
