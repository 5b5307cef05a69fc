import { setStatus } from '../clients/access-code.ts';
import { statusReached } from '../clients/case-status.ts';
import { sendApplication } from '../clients/send-application.ts';
import type { RunningSchool } from '../running-school.ts';
import { changeRows, rowsOf } from '../school-story.ts';

export const APPLICATIONS = 200;
export const PLACES = 60;
export const OVERDUE = 20;
/** Of the second wave, so many say no. */
export const DECLINE = 5;
export const YEAR = '2027';

/** What families do, and time that passes, in a season that the office works through. */
export function seasonOf(school: RunningSchool) {
  const run = (statement: string) => changeRows(school, statement);
  const offered = () =>
    rowsOf(school, `select reference from enrollment_applications where status = 'offered'`).map(
      ({ reference }) => reference as string,
    );
  return {
    run,
    async familiesApply() {
      for (let number = 0; number < APPLICATIONS; number++) {
        const answer = await sendApplication(school.address, {
          ...{ studentFirstName: 'Mapalo', studentLastName: nameOf(number) },
          ...{ gradeLevel: 'grade1', enrollmentYear: YEAR },
          ...{ parent1Phone: `+260 977 ${100_000 + number}` },
          ...{ parent1Email: `season${number}@mail.example` },
        });
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    roundOpens: () => run(`update rounds set opens_on = '2026-01-05'`),
    lettersLeave() {
      run(`update rounds set release_at = '${new Date().toISOString()}'`);
      run('update case_statuses set tell_at = reached_at');
    },
    /** All who are offered a place answer yes, but so many. */
    async familiesAnswer({ silent = 0, no = 0 }: { silent?: number; no?: number }) {
      const all = offered();
      const yes = all.slice(silent + no);
      for (const reference of yes)
        await setStatus(async (text) => run(text), reference, 'accepted');
      for (const reference of all.slice(silent, silent + no)) {
        run(statusReached(reference, 'declined', new Date().toISOString(), null));
        run(
          `update enrollment_applications set status = 'declined', version = version + 1
           where reference = '${reference}'`,
        );
      }
    },
    dayToAnswerPasses: () =>
      run(`update case_statuses set tell_at = reached_at,
        facts = json_set(facts, '$.answerBy', '2026-01-05') where status = 'offered'`),
    undoPasses: () => run('update case_statuses set tell_at = reached_at'),
    /** How many children were offered a place more than once, and how many hold one. */
    count: () => ({
      twice: rowsOf(
        school,
        `select reference from case_statuses where status = 'offered' group by reference having count(*) > 1`,
      ).length,
      held: rowsOf(
        school,
        `select reference from enrollment_applications where status in ('offered', 'accepted')`,
      ).length,
    }),
  };
}

const nameOf = (number: number) => `Season${String(number).padStart(3, '0')}`;
