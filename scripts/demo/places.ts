import type { GradePlaces } from '#features/enrollment/places/list-places.server.ts';
import type { Person } from './demo-school.ts';

/** For each grade, beside those of the children who go up. */
const PLACES = 22;
const PLACES_PATH = '/api/staff/enrollment-places';

/** The office says how many places there are, before anybody has applied. */
export async function setPlaces(admissions: Person, year: string): Promise<void> {
  const grades = await findGrades(admissions, year);
  const places = Object.fromEntries(grades.map(({ grade }) => [grade, PLACES]));
  await admissions.post(PLACES_PATH, { year, places, seen: {} });
}

type GradeInDemo = Pick<GradePlaces, 'grade' | 'held' | 'version'>;

export async function findGrades(admissions: Person, year: string): Promise<GradeInDemo[]> {
  const { grades } = await admissions.get<{ grades: GradeInDemo[] }>(`${PLACES_PATH}?year=${year}`);
  return grades;
}

/** Who goes up has a place beside those who apply: the classes are as full as before. */
export async function makeRoomForThem(
  admissions: Person,
  year: string,
  before: readonly GradeInDemo[],
): Promise<void> {
  const grades = await findGrades(admissions, year);
  const goingUp = ({ grade, held }: GradeInDemo) =>
    (held.enrolled ?? 0) - (before.find((one) => one.grade === grade)?.held.enrolled ?? 0);
  const places = Object.fromEntries(grades.map((one) => [one.grade, PLACES + goingUp(one)]));
  const seen = Object.fromEntries(grades.map(({ grade, version }) => [grade, version]));
  await admissions.post(PLACES_PATH, { year, places, seen });
}
