import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { button, openRoom, title } from '../counting/at-the-screens.ts';
import type { CountedDesk } from '../counting/counted-desk.ts';
import { officeDays } from '../samples/round-at-desk.ts';
import { DECLINE, OVERDUE, PLACES, YEAR } from './school-of-the-season.ts';

const A_PAGE = 25;
const { opensOn, closesOn, drawOn, releaseOn, later } = officeDays();

async function openRound(desk: CountedDesk): Promise<void> {
  const { page, press } = desk;
  await openRoom(desk, /^Enrollment/);
  await press(page.getByRole('link', { name: 'Places', exact: true }), title(page, /^Places/));
  await press(page.getByRole('link', { name: `Round for ${YEAR}` }), title(page, /^Round/));
}

/** Typed over what stands there: a day as the office writes it. */
const typeDay = ({ page, type }: CountedDesk, label: string, day: PlainDate) =>
  type(page.getByLabel(label, { exact: true }), dayMonthYear(day));

export async function prepareRound(desk: CountedDesk): Promise<void> {
  const { page, press, type } = desk;
  await openRound(desk);
  await typeDay(desk, 'It opens', opensOn);
  await typeDay(desk, 'It closes: day', closesOn);
  await type(page.getByLabel('It closes: time', { exact: true }), '4pm');
  await typeDay(desk, 'The draw: day', drawOn);
  await type(page.getByLabel('The draw: time', { exact: true }), '10am');
  await typeDay(desk, 'All letters go out: day', releaseOn);
  await type(page.getByLabel('All letters go out: time', { exact: true }), '8am');
  await type(page.getByLabel('Places in Grade 1', { exact: true }), String(PLACES));
  const open = button(page, `Open the round on ${dayMonthYear(opensOn)}`);
  await press(button(page, 'Save days and places'), open);
  await press(open, button(page, 'Yes, open it on that day'));
  await press(
    button(page, 'Yes, open it on that day'),
    page.getByRole('heading', { name: 'It opens by itself' }),
  );
}

/** A day without power: all later days move, and every family is written to. */
export async function moveDays(desk: CountedDesk): Promise<void> {
  const { page, press, type } = desk;
  await openRound(desk);
  const dialog = page.getByRole('dialog');
  await press(button(page, 'Move the days …'), dialog);
  const at = { ...desk, page: dialog as unknown as typeof page };
  await typeDay(at, 'It closes: day', drawOn);
  await typeDay(at, 'The draw: day', releaseOn);
  await typeDay(at, 'All letters go out: day', later);
  await type(dialog.getByLabel('Why, as families read it'), 'There was no power.');
  await press(
    button(page, 'Move the days and write to all families'),
    page.getByText('The days were moved'),
  );
}

/** Reads so many forms, one after the other from the newest on: all answers stand on the record. */
export async function readForms(desk: CountedDesk, forms: number): Promise<void> {
  const { page, press } = desk;
  await openRoom(desk, /^Enrollment/);
  const place = page.getByRole('navigation', { name: 'List' });
  const isRead = (number: number) => place.getByText(new RegExp(`^${number} of `));
  await press(page.getByRole('row').nth(1).getByRole('link').first(), isRead(1));
  for (let number = 2; number <= forms; number++) {
    await page.locator('#submitted-title').waitFor();
    await press(place.getByRole('link', { name: 'Next record' }), isRead(number));
  }
}

export async function draw(desk: CountedDesk): Promise<void> {
  const { page, press, type } = desk;
  await openRound(desk);
  await type(page.getByLabel('The ten throws'), '3526144265');
  await type(page.getByLabel('Name of the witness'), 'Davies Phiri');
  await type(page.getByLabel('Who the witness is'), 'Chair of the PTA');
  await press(button(page, 'Go on: check the throws'), button(page, 'Yes, draw now'));
  await press(
    button(page, 'Yes, draw now'),
    page.getByRole('table', { name: 'The order of Grade 1' }),
  );
}

export async function prepareOffers(desk: CountedDesk): Promise<void> {
  const { page, press } = desk;
  const prepare = button(page, 'Prepare the offers');
  await press(page.getByRole('link', { name: 'Prepare the offers' }), prepare);
  await press(prepare, page.getByText(/Until then no family reads any of it/));
}

export async function takeOverdueBack(desk: CountedDesk): Promise<void> {
  const { page, press, tick } = desk;
  await openRoom(desk, /^Today/);
  await press(
    page.getByRole('link', {
      name: `${OVERDUE} offers whose day to answer is over`,
      exact: true,
    }),
    page.getByLabel('Select all on this page'),
  );
  await tick(page.getByLabel('Select all on this page'));
  await decide(desk, 'Withdraw the offer', OVERDUE);
}

/** The first of the waiting list are offered what is free. */
async function offerToFirst(desk: CountedDesk, count: number): Promise<void> {
  const { page, press, tick } = desk;
  await press(
    page.getByRole('link', { name: /^Offer several at once/ }),
    page.getByLabel('Select all on this page'),
  );
  const boxes = page.getByRole('checkbox', { name: /^Select Mapalo/ });
  if (count > A_PAGE / 2) {
    await tick(page.getByLabel('Select all on this page'));
    for (let at = count; at < A_PAGE; at++) await tick(boxes.nth(at));
  } else {
    for (let at = 0; at < count; at++) await tick(boxes.nth(at));
  }
  await decide(desk, 'Offer a place', count);
}

export const secondWave = (desk: CountedDesk) => offerToFirst(desk, OVERDUE);
export const thirdWave = (desk: CountedDesk) => offerToFirst(desk, DECLINE);

async function decide(desk: CountedDesk, move: string, count: number): Promise<void> {
  const { page, press, tick } = desk;
  const chosen = page.getByRole('group', { name: 'Selected applications' });
  const first = chosen.locator('> button, > div > button').filter({ hasText: move }).first();
  if (!(await first.isVisible())) await tick(chosen.getByText('Decide otherwise'));
  const dialog = page.getByRole('dialog');
  await press(chosen.getByRole('button', { name: `${move} …` }), dialog);
  await press(
    dialog.getByRole('button', { name: move, exact: true }),
    page.locator('.selected').getByText(new RegExp(`^${count} now “`)),
  );
}
