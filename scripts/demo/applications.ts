import { type GradeCount, isBeyondPlaces } from '#features/enrollment/places/places.ts';
import { type DemoSchool, type Person, sendForm } from './demo-school.ts';
import { type Family, newFamily } from './families.ts';

/** An application on its way through the office. */
interface Application {
  reference: string;
  family: Family;
  /** How many days the office leaves it alone from now. */
  rest: number;
  status: 'submitted' | 'underReview' | 'offered' | 'over';
}

export const enrollment = (reference: string) => `/api/staff/enrollment-applications/${reference}`;

/** The applications of one season: families send them, and admissions works through them day by day. */
export class Season {
  readonly applications: Application[] = [];
  readonly families: Family[] = [];
  private readonly school: DemoSchool;
  readonly year: string;

  constructor(school: DemoSchool, year: string) {
    this.school = school;
    this.year = year;
  }

  async familiesApply(count: number): Promise<void> {
    const { dice } = this.school;
    for (let one = 0; one < count; one++) {
      const family = newFamily(dice, this.families.length + 1, this.year);
      this.families.push(family);
      for (const answers of family.applications) {
        const { reference } = await sendForm(this.school, '/api/enrollment-applications', answers);
        const rest = 1 + dice.upTo(4);
        this.applications.push({ reference, family, rest, status: 'submitted' });
      }
    }
  }

  /** What admissions does on one day: looks at what is new, decides, and hears from families. */
  async officeWorks(admissions: Person): Promise<void> {
    for (const application of this.applications) {
      if (application.status === 'over') continue;
      application.rest -= 1;
      if (application.rest > 0) continue;
      await this.workOn(admissions, application);
    }
  }

  private async workOn(admissions: Person, application: Application): Promise<void> {
    const { dice } = this.school;
    const { reference, family } = application;
    switch (application.status) {
      case 'submitted':
        await move(admissions, reference, 'underReview');
        if (dice.chance(15)) {
          const text = `Called ${family.firstName} ${family.surname}: the birth certificate is still with the clinic.`;
          await admissions.post(enrollment(reference), { change: 'addNote', words: text });
        }
        Object.assign(application, { status: 'underReview', rest: 3 + dice.upTo(6) });
        return;
      case 'underReview': {
        const isFull = await hasNoPlace(admissions, reference);
        const isWanted = dice.chance(75);
        const to = isWanted ? (isFull ? 'waitlisted' : 'offered') : 'notOffered';
        await move(admissions, reference, to);
        const status = to === 'offered' ? 'offered' : 'over';
        Object.assign(application, { status, rest: 2 + dice.upTo(8) });
        return;
      }
      case 'offered': {
        const to = dice.chance(85) ? 'accepted' : 'declined';
        await move(admissions, reference, to);
        if (to === 'accepted' && dice.chance(60)) await move(admissions, reference, 'enrolled');
        application.status = 'over';
      }
    }
  }

  /** An application that is as far as `status`, of a family with several children if there is one. */
  find(status: Application['status']): Application {
    const all = this.applications.filter((one) => one.status === status);
    const found = all.find(({ family }) => family.applications.length > 1) ?? all[0];
    if (!found) throw new Error(`No application is ${status}`);
    return found;
  }
}

async function hasNoPlace(admissions: Person, reference: string): Promise<boolean> {
  const { places } = await admissions.get<{ places?: GradeCount }>(enrollment(reference));
  return places !== undefined && isBeyondPlaces(places, 1);
}

interface Moves {
  version: number;
  moves: { to: string; letter?: { subject: string; text: string } }[];
}

/** Presses the button of a move, with the letter that is due. */
export async function move(admissions: Person, reference: string, to: string): Promise<void> {
  const { version, moves } = await admissions.get<Moves>(enrollment(reference));
  const letter = moves.find((one) => one.to === to)?.letter;
  await admissions.post(`${enrollment(reference)}`, {
    change: 'move',
    version,
    to,
    ...(letter && { letter }),
  });
}
