import { findAnswererInPortal } from '#features/enrollment/guardians/coming-back/who-answers.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { findOffer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import { findSecondChance } from '#features/enrollment/second-chance/second-chance.server.ts';
import { findToldTurn } from '#features/enrollment/status/find-told-turn.server.ts';
import { isClosedWithoutPlace } from '#features/enrollment/status/status-sets.ts';
import { forFamily, listPapersOf } from '#features/papers/list-papers.server.ts';
import { findFamilyQuestion } from '#features/students/coming-back/family/family-question.server.ts';
import { yearForFamily } from '#features/students/student-year.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { guardianRoute } from './guardian-route.ts';

/** One application, for a guardian whose account follows it; of one that is closed the office needs no papers. */
export const loader = guardianRoute(async (school, guardian) => {
  const { store, clock } = school;
  const { reference } = guardian;
  const now = clock.now();
  const { studentYears, ...application } = await getApplicationForGuardian(
    { read: store.read, content: school.content },
    guardian,
    now,
  );
  const papers = isClosedWithoutPlace(application.status)
    ? []
    : forFamily(await listPapersOf(school, reference), now);
  const offer = await findOffer(store.read, school, reference, now);
  const turn = await findToldTurn(store.read, school.content, reference, now);
  // Only in words: the class of a year that has not begun is a draft.
  const schoolYears = studentYears.map((year) =>
    yearForFamily(year, school.content.calendar, dayInLusaka(now)),
  );
  const answerer = await findAnswererInPortal(school, guardian);
  const comesBack =
    answerer && (await findFamilyQuestion(school, answerer.reference, answerer.givenBy));
  const chance = await findSecondChance(store.read, school.content, application, now);
  return personalJson({ ...application, chance, papers, offer, turn, schoolYears, comesBack });
});
