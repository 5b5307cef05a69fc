import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, emptyAnswers } from '#features/enrollment/form/answers.ts';
import { countPieces, PIECE_BYTES } from '#features/papers/pictures/picture-pieces.ts';
import { enrollment, move } from './applications.ts';
import { type DemoSchool, openAccount, type Person, sendForm, signIn } from './demo-school.ts';

/** The guardian whom everybody can sign in as. */
export const GUARDIAN = 'guardian@demo.example';

/** Photographs of made-up papers (draw-photographs.ts). */
const PAPERS = join(import.meta.dirname, 'photographs');

/** A mother with three children: one has a place, one is offered one, of one a paper is missing. */
export class OneFamily {
  private readonly references: string[] = [];
  /** Each on its day, counted back from today, or on the next one on which the office works. */
  private readonly steps: [day: number, take: (admissions: Person) => Promise<void>][] = [
    [-18, () => this.applies()],
    [-12, (admissions) => this.isRead(admissions)],
    [-5, (admissions) => this.isOffered(admissions)],
  ];
  private readonly school: DemoSchool;
  private readonly year: string;

  constructor(school: DemoSchool, year: string) {
    this.school = school;
    this.year = year;
  }

  isDue(day: number): boolean {
    return (this.steps[0]?.[0] ?? 0) <= day;
  }

  async takesNextStep(admissions: Person): Promise<void> {
    await this.steps.shift()?.[1](admissions);
  }

  private async applies(): Promise<void> {
    // In grades that do not fill up, so that there is a place to offer.
    const children = [
      ['Luyando', 'grade5', 10],
      ['Mutinta', 'grade3', 8],
      ['Taonga', 'ece2', 6],
    ] as const;
    for (const [name, gradeLevel, age] of children) {
      const sent = { ...this.answers(name), gradeLevel, studentDOB: this.bornAt(age) };
      const { reference } = await sendForm(this.school, '/api/enrollment-applications', sent);
      this.references.push(reference);
    }
  }

  /** Some days later: Luyando's place is offered, and Mutinta's and Taonga's applications are read. */
  private async isRead(admissions: Person): Promise<void> {
    for (const reference of this.references) await move(admissions, reference, 'underReview');
    await move(admissions, this.luyando, 'offered');
  }

  private async isOffered(admissions: Person): Promise<void> {
    await move(admissions, this.luyando, 'accepted');
    await move(admissions, this.mutinta, 'offered');
  }

  /** Opens the portal, sends photographs, and asks; the office answers one, and asks for another thing. */
  async usesThePortal(admissions: Person): Promise<void> {
    await openAccount(this.school, GUARDIAN);
    const guardian = await signIn(this.school, GUARDIAN);
    for (const reference of this.references) {
      const path = enrollment(reference);
      const { accessCode } = await admissions.post<{ accessCode: string }>(path, {
        change: 'giveCode',
      });
      await guardian.post('/api/portal/links', { code: accessCode });
    }
    await this.photographs(guardian, this.taonga, 'birth-record');
    await this.photographs(guardian, this.taonga, 'under-five-card');
    await this.photographs(guardian, this.mutinta, 'birth-record');
    await guardian.post(`/api/portal/applications/${this.mutinta}/messages`, {
      words: 'Does the school bus stop at Chisamba Road?',
      after: '',
    });
    await this.saysOfPaper(admissions, 'birth-record', 'seen', '');
    await this.saysOfPaper(
      admissions,
      'under-five-card',
      'unreadable',
      'The lower half is dark. Please photograph it once more in daylight.',
    );
    await admissions.post(enrollment(this.taonga), {
      change: 'ask',
      papers: ['photograph'],
      things: ['The phone number of the clinic'],
      words: 'Thank you for your application. Two things are still missing.',
    });
  }

  private get luyando() {
    return this.references[0] ?? '';
  }
  private get mutinta() {
    return this.references[1] ?? '';
  }
  private get taonga() {
    return this.references[2] ?? '';
  }

  private async saysOfPaper(admissions: Person, paper: string, way: string, words: string) {
    const { papers } = await admissions.get<{ papers: { id: string; picture?: { id: string } }[] }>(
      enrollment(this.taonga),
    );
    const pictureId = papers.find(({ id }) => id === paper)?.picture?.id ?? null;
    const said = { paper, way, pictureId, words };
    await admissions.post(enrollment(this.taonga), { change: 'paper', ...said });
  }

  /** Sends a photograph in its pieces, as a phone does. */
  private async photographs(guardian: Person, reference: string, paper: string): Promise<void> {
    const { pass } = await guardian.get<{ pass: string }>(
      `/api/portal/applications/${reference}/papers`,
    );
    const bytes = new Uint8Array(readFileSync(join(PAPERS, `${paper}.jpg`)));
    const key = crypto.randomUUID();
    for (let number = 0; number < countPieces(bytes.length); number++) {
      const piece = bytes.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
      const form = new FormData();
      const fields = {
        pass,
        paper,
        size: String(bytes.length),
        sha256: hash('sha256', bytes, 'hex'),
        number: String(number),
        pieceSha256: hash('sha256', piece, 'hex'),
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('bytes', new Blob([piece]), 'piece');
      await sendForm(this.school, '/api/paper-pictures', form, key);
    }
  }

  private answers(child: string): Answers {
    return {
      ...emptyAnswers(),
      studentFirstName: child,
      studentLastName: 'Bwalya',
      studentGender: 'female',
      enrollmentYear: this.year,
      parent1FirstName: 'Grace',
      parent1LastName: 'Bwalya',
      parent1Relationship: 'Mother',
      parent1Phone: '+260 97 781 0220',
      parent1Email: GUARDIAN,
      parent2FirstName: 'Joseph',
      parent2LastName: 'Bwalya',
      parent2Relationship: 'Father',
      parent2Phone: '+260 96 612 4408',
      emergencyContactName: 'Ruth Tembo',
      emergencyContactRelationship: 'Aunt',
      emergencyContactPhone: '+260 95 520 4618',
    };
  }

  private bornAt(age: number): string {
    return `${Number(this.year) - age - 1}-06-14`;
  }
}
