import { gradeName } from '#features/content/grades.ts';
import { button, openRoom, title } from '#tests/support/counting/at-the-screens.ts';
import type { CountedDesk } from '#tests/support/counting/counted-desk.ts';
import {
  CALLS,
  calls,
  grades,
  letters,
  type MadeUpChild,
  nameOf,
  SILENT,
  SLIPS,
  silent,
  slips,
} from './school-of-the-year.ts';

interface TaskOfYear {
  name: string;
  /** Of the first secretary, and of the second one at the same time, where the work can be divided. */
  shares: ((desk: CountedDesk) => Promise<void>)[];
}

/** Two secretaries, each with her half of the pile. */
function divided<Part>(
  all: readonly Part[],
  work: (desk: CountedDesk, part: readonly Part[]) => Promise<void>,
): TaskOfYear['shares'] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)].map((part) => (desk) => work(desk, part));
}

/** Children who change their class, in each grade. */
export const MOVED = 4;
const REPEAT = 7;
const TEACHERS = ['Mr C. Sakala, Room 5', 'Mrs R. Banda, Room 6'];
/** Grade 1 of the next year is what Early Childhood 2 goes up to, and so on: nobody goes up to the first one. */
export const gradesOfNextYear = grades.slice(1);

const openComingBack = async (desk: CountedDesk) => {
  await openRoom(desk, /^Children/);
  const { page, press } = desk;
  await press(page.getByRole('link', { name: 'Who comes back' }), title(page, /^Who comes back/));
};

const openNextYear = async (desk: CountedDesk) => {
  await openRoom(desk, /^Children/);
  const { page, press } = desk;
  await press(page.getByRole('link', { name: 'Next year' }), title(page, /2027/));
};

export const openTheQuestion: TaskOfYear = {
  name: 'open the question, print the slips',
  shares: [
    async (desk) => {
      const { page, press, type } = desk;
      await openComingBack(desk);
      const dialog = page.getByRole('dialog');
      await press(button(page, 'Open the question'), dialog);
      await type(dialog.getByLabel('Last day to answer'), '11 Dec 2026');
      await press(button(page, 'Save the last day'), page.getByText(/^It is open until/));
      const slips = page.waitForResponse(/coming-back\/slips/);
      await press(button(page, 'Print slips'), title(page, /^Who comes back/));
      if (!(await slips).ok()) throw new Error('No slip was printed.');
    },
  ],
};

async function typeAnswers(
  desk: CountedDesk,
  way: string,
  children: readonly Pick<MadeUpChild, 'number' | 'grade' | 'letter'>[],
): Promise<void> {
  const { page, press, choose } = desk;
  await openComingBack(desk);
  await choose(page.getByLabel('You got the answer'), way);
  let shown = { grade: '', letter: '' };
  for (const { number, grade, letter } of children) {
    // The pile lies by class.
    if (grade !== shown.grade) await choose(page.getByLabel('Grade in 2026'), grade);
    if (letter !== shown.letter) await choose(page.getByLabel('Class', { exact: true }), letter);
    shown = { grade, letter };
    const yes = button(page, new RegExp(`^Yes for .*${nameOf(number)}`));
    await press(yes, page.getByText(new RegExp(`^Saved: .*${nameOf(number)}`)));
  }
}

export const planClasses: TaskOfYear = {
  name: `classes of ${gradesOfNextYear.length} grades: ${MOVED} children each change, teachers`,
  shares: divided(gradesOfNextYear, async (desk, part) => {
    const { page, press, tick, type } = desk;
    await openRoom(desk, /^Children/);
    await press(page.getByRole('link', { name: 'Classes' }), title(page, 'Classes of 2027'));
    for (const grade of part) {
      const name = gradeName(grade as Parameters<typeof gradeName>[0]);
      const [from, to] = letters;
      const classA = page.getByRole('region', { name: `${name} ${from}`, exact: true });
      const tab = page.getByRole('link', { name: new RegExp(`^\\d+\\s*${name}$`) });
      await press(tab, classA);
      for (let at = 0; at < MOVED; at++) await tick(classA.getByRole('checkbox').nth(at));
      const chosen = page.getByRole('group', { name: 'Children that you have chosen' });
      await press(button(page, `To ${to}`).and(chosen.getByRole('button')), classA);
      for (const [at, letter] of letters.entries()) {
        const one = page.getByRole('region', { name: `${name} ${letter}`, exact: true });
        const dialog = page.getByRole('dialog');
        await press(one.getByRole('button', { name: /^Write the name/ }), dialog);
        await type(dialog.getByLabel('Teacher'), TEACHERS[at] ?? '');
        await press(button(page, 'Save the name'), one.getByText(TEACHERS[at] ?? ''));
      }
    }
  }),
};

export const afterTheQuestion: TaskOfYear[] = [
  {
    name: `${SLIPS} slips`,
    shares: divided(slips, (desk, part) => typeAnswers(desk, 'slip', part)),
  },
  {
    name: `${CALLS} calls, without the talk`,
    shares: divided(calls, (desk, part) => typeAnswers(desk, 'telephone', part)),
  },
  {
    name: `decide about ${SILENT} who said nothing; ${REPEAT} repeat`,
    shares: [
      async (desk) => {
        const { page, press } = desk;
        await openNextYear(desk);
        for (const { number } of silent) {
          const up = button(page, new RegExp(`^Goes up for .*${nameOf(number)}`));
          await press(up, page.getByText(new RegExp(`^Goes up: .*${nameOf(number)}`)));
        }
      },
      async (desk) => {
        const { page, press, tick, choose } = desk;
        await openNextYear(desk);
        await tick(page.getByRole('heading', { name: 'Go up' }));
        for (const { number } of calls.slice(0, REPEAT)) {
          await tick(button(page, new RegExp(`^Change for .*${nameOf(number)}`)));
          const dialog = page.getByRole('dialog');
          await press(button(page, new RegExp(`^Repeats… for .*${nameOf(number)}`)), dialog);
          await choose(dialog.getByLabel('Reason'), 'missedMuch');
          await press(button(page, 'The child repeats'), title(page, /2027/));
        }
      },
    ],
  },
  planClasses,
  {
    name: 'begin the year',
    shares: [
      async (desk) => {
        const { page, press } = desk;
        await openNextYear(desk);
        await press(button(page, 'Begin 2027'), page.getByText(/got a place in 2027/));
      },
    ],
  },
  {
    name: `class lists, registers and birthdays of ${gradesOfNextYear.length * letters.length} classes`,
    shares: divided(['Class list', 'Birthdays', 'Register, next month'], async (desk, part) => {
      const { page, press, choose } = desk;
      await openRoom(desk, /^Children/);
      await choose(page.getByLabel('Year'), '2027');
      await title(page, 'Children of the school, 2027').waitFor();
      await press(page.getByRole('link', { name: 'Make a list' }), button(page, 'Print on A4'));
      for (const list of part) {
        await press(page.getByRole('link', { name: list, exact: true }), title(page, list));
        const paper = page.waitForResponse(/sheet\/paper/);
        await press(button(page, 'Print each class by itself'), title(page, list));
        if (!(await paper).ok()) throw new Error(`${list} was not printed.`);
      }
    }),
  },
];
