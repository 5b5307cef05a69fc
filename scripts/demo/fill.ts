import { setTimeout } from 'node:timers/promises';
import { openStore } from '#db/open-store.server.ts';
import type { Role } from '#desk/roles.ts';
import { createStaffMember } from '#features/accounts/staff.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { Season } from './applications.ts';
import { askWhoComesBack, bringChildren } from './children-of-school.ts';
import { confirmNewsletter, type DemoSchool, signIn, takeInvitation } from './demo-school.ts';
import { OneFamily } from './one-family.ts';
import { answerMessage, confirmPayment, otherFormsArrive } from './other-rooms.ts';
import { addDocument, sendNewsletter } from './papers-and-letters.ts';
import { showPhotographs } from './photographs.ts';
import { findGrades, makeRoomForThem, setPlaces } from './places.ts';

/** Somebody of each role at the desk. */
export const people = {
  administrator: 'head@demo.example',
  admissions: 'admissions@demo.example',
  recruitment: 'recruitment@demo.example',
  editor: 'editor@demo.example',
} as const satisfies Record<Role, string>;

const names: Record<Role, string> = {
  administrator: 'M. Chileshe',
  admissions: 'R. Banda',
  recruitment: 'J. Lungu',
  editor: 'T. Mumba',
};

interface MovedClock extends Clock {
  set(now: Date): void;
}

/** When the school of the demo begins. */
export const firstDay = (today: Date, days: number) => atHour(today, -days, 5);

/** Lives through the last weeks, day by day, as families and the office would, with the clock of the school. */
export async function fill(
  school: DemoSchool,
  clock: MovedClock,
  content: Pick<Content, 'openings'>,
  { today, days }: { today: Date; days: number },
): Promise<{ applications: number; families: number }> {
  const { dice } = school;
  const season = new Season(school, String(today.getUTCFullYear() + 1));
  const messages: string[] = [];
  const payments: string[] = [];
  const family = new OneFamily(school, season.year);
  const store = await openStore({ dataDir: school.dataDir }, createLog('silent'));
  await letStaffIn(school, { store, clock });
  await setPlaces(await signIn(school, people.admissions), season.year);
  for (let day = -days; day < 0; day++) {
    const date = atHour(today, day, 5);
    if (date.getUTCDay() === 0) continue;
    clock.set(date);
    // The last days are for whoever looks at the demo.
    if (day < -3 && date.getUTCDay() !== 6) {
      const admissions = await signIn(school, people.admissions);
      await season.officeWorks(admissions);
      for (const reference of messages.splice(0, 1 + dice.upTo(4))) {
        await answerMessage(admissions, reference);
      }
      for (const reference of payments.splice(0, 1 + dice.upTo(3))) {
        const transaction = `PP${date.toISOString().slice(2, 10).replaceAll('-', '')}.${1000 + dice.upTo(9000)}.A${dice.upTo(99_999)}`;
        await confirmPayment(admissions, reference, transaction);
      }
    }
    if (family.isDue(day)) await family.takesNextStep(await signIn(school, people.admissions));
    const readers: string[] = [];
    for (let hour = 7; hour < 19; hour += 4) {
      clock.set(new Date(atHour(today, day, hour).getTime() + dice.upTo(3 * 3_600_000)));
      const before = season.families.length;
      await season.familiesApply(dice.upTo(3));
      for (const family of season.families.slice(before)) {
        const arrived = await otherFormsArrive(school, content, family);
        messages.push(...arrived.messages);
        payments.push(...arrived.payments);
        readers.push(...arrived.readers);
      }
    }
    await mailsHaveLeft(store, clock);
    for (const email of readers) {
      if (dice.chance(70)) await confirmNewsletter(school, email);
    }
  }
  // Long enough ago that what the office asked for has been told: it can take that back for ten minutes.
  clock.set(new Date(today.getTime() - 3_600_000));
  await family.usesThePortal(await signIn(school, people.admissions));
  clock.set(today);
  const admissions = await signIn(school, people.admissions);
  const before = await findGrades(admissions, season.year);
  await bringChildren(admissions, today);
  await makeRoomForThem(admissions, season.year, before);
  await askWhoComesBack(admissions, today);
  const editor = await signIn(school, people.editor);
  await showPhotographs(editor);
  await addDocument(editor, today);
  await sendNewsletter(editor);
  await mailsHaveLeft(store, clock);
  await store.close();
  return { applications: season.applications.length, families: season.families.length };
}

async function letStaffIn(
  school: DemoSchool,
  services: { store: Store; clock: Clock },
): Promise<void> {
  for (const [role, email] of Object.entries(people) as [Role, string][]) {
    const created = await createStaffMember(
      { ...services, publicUrl: school.address },
      { email, name: names[role], roles: [role], forgetsSecondFactor: false },
    );
    if (created.outcome !== 'created') throw new Error(`${email} is no address`);
    await takeInvitation(school, created.link);
  }
}

/** The demo's days are shorter than the post: without this, the next move would take back a letter that still waits. */
async function mailsHaveLeft({ read }: Store, clock: Clock): Promise<void> {
  for (let look = 0; look < 100; look++) {
    const due = await read
      .selectFrom('outgoing_mails')
      .select('id')
      .where('status', '=', 'waiting')
      .where('due_at', '<=', clock.now().toISOString())
      .executeTakeFirst();
    if (!due) return;
    await setTimeout(20);
  }
}

function atHour(today: Date, day: number, hour: number): Date {
  const date = new Date(today);
  date.setUTCDate(date.getUTCDate() + day);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}
