import type { WaitingGroup } from '#features/enrollment/places/criteria.ts';
import { sendApplication } from '../clients/send-application.ts';
import type { StaffClient } from '../clients/staff-client.ts';
import { openRound, passToDraw } from './round-at-desk.ts';

const ROUNDS = '/api/staff/enrollment-rounds';
const YEAR = '2027';

interface ChildOfRound {
  name: string;
  /** What the office has confirmed: children of different groups stand in one known order after any draw. */
  group?: WaitingGroup;
  /** Twins have one phone. */
  phone?: string;
  answers?: Record<string, string>;
}

interface DrawnRound {
  round: object;
  children: ChildOfRound[];
}

/** A round for Grade 1 that is drawn, with these children; their references by name. */
export async function drawnRoundOf(
  school: { address: string },
  office: StaffClient,
  rows: (statement: string) => Promise<unknown>,
  { round, children }: DrawnRound,
): Promise<Record<string, string>> {
  await openRound(office, rows, YEAR, round);
  const references: Record<string, string> = {};
  for (const [at, { name, group, phone, answers }] of children.entries()) {
    const answer = await sendApplication(school.address, {
      ...{ studentFirstName: name, gradeLevel: 'grade1', enrollmentYear: YEAR },
      parent1Phone: phone ?? `+260 977 733 ${100 + at}`,
      parent1Email: `${(phone ?? name).toLowerCase().replace(/\W/g, '')}@mail.example`,
      ...answers,
    });
    const { reference } = await answer.json();
    references[name] = reference;
    if (group)
      await rows(
        `update enrollment_applications set waits_as = '${group}' where reference = '${reference}'`,
      );
  }
  await passToDraw(office, rows, YEAR);
  const { version } = (await (await office.get(`${ROUNDS}?year=${YEAR}`)).json()).round;
  const drawn = await office.post(ROUNDS, {
    ...{ change: 'draw', year: YEAR, version, dice: '3526144265' },
    ...{ witness: 'Davies Phiri', witnessRole: 'Chair of the PTA' },
  });
  if (!drawn.ok) throw new Error(await drawn.text());
  return references;
}
