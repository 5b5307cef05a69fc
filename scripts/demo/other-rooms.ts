import type { Content } from '#features/content/schemas.ts';
import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import { type DemoSchool, type Person, sendForm } from './demo-school.ts';
import type { Family } from './families.ts';
import { resumeOf } from './resume.ts';

const questions = [
  ['Bus from Chalala', 'Does the school bus stop in Chalala, and when is it there in the morning?'],
  ['A visit', 'May we come and look at the school next week? We are free on Tuesday and Thursday.'],
  ['Uniform', 'Where can we buy the uniform for a girl in Grade 2?'],
  ['Early Childhood', 'My son is three years old. On which days do the youngest children come?'],
  ['School fees', 'We have three children. Can we pay in two parts each term?'],
] as const;

interface Versioned {
  version: number;
}

/**
 * What else arrives on a day; `admissions` answers messages, the office ticks payments, and `readers` are asked by mail
 * whether they want the newsletter.
 */
export async function otherFormsArrive(
  school: DemoSchool,
  { openings }: Pick<Content, 'openings'>,
  family: Family,
): Promise<{ messages: string[]; payments: string[]; readers: string[] }> {
  const { dice } = school;
  const { firstName, surname, phone, email } = family;
  const name = `${firstName} ${surname}`;
  const messages: string[] = [];
  const payments: string[] = [];
  const readers: string[] = [];
  if (dice.chance(45)) {
    const [subject, message] = dice.pick(questions);
    const sent = { name, email, subject, message };
    messages.push((await sendForm(school, '/api/contact-messages', sent)).reference);
  }
  if (dice.chance(50)) {
    const [child] = family.applications;
    const { reference } = await sendForm(school, '/api/meal-payments', {
      childName: `${child?.studentFirstName} ${surname}`,
      gradeLevel: dice.pick(Object.keys(gradeLevels)),
      guardianName: name,
      phone,
      email,
      purpose: 'One week, 1 child: student lunch 5 a week',
      amountKwacha: '125',
    });
    payments.push(reference);
  }
  if (dice.chance(10)) {
    await sendForm(school, '/api/volunteer-applications', {
      name,
      email,
      phone,
      childClass: 'Grade 3',
      words: 'I work from home and like books.',
      help: dice.pick(['reading', 'garden', 'reading,craft']),
      freeTimes: 'mornings',
    });
  }
  if (dice.chance(15)) {
    await sendForm(school, '/api/pta-memberships', {
      name,
      email,
      phone,
      membership: 'person',
      otherMembers: '',
      schoolYear: family.year,
    });
  }
  if (dice.chance(8)) {
    await sendForm(school, '/api/meal-help-applications', {
      name,
      email,
      phone,
      childName: `${family.applications[0]?.studentFirstName} ${surname}`,
      childGrade: 'Grade 2',
      household: String(4 + dice.upTo(5)),
      wish: 'free',
      words: 'My husband looks for work.',
    });
  }
  if (dice.chance(25)) {
    await sendForm(school, '/api/newsletter-subscriptions', { email });
    readers.push(email);
  }
  if (dice.chance(10)) {
    const form = new FormData();
    const texts = {
      fullName: name,
      email,
      phone,
      position: dice.pick(openings).title,
      coverLetter: 'I have taught for six years in Lusaka and would like to join your school.',
    };
    for (const [field, text] of Object.entries(texts)) form.append(field, text);
    form.append('resume', await resumeOf(name, email));
    await sendForm(school, '/api/job-applications', form);
  }
  return { messages, payments, readers };
}

/** Admissions answers a message. */
export async function answerMessage(admissions: Person, reference: string): Promise<void> {
  const path = `/api/staff/messages/${reference}`;
  const { version } = await admissions.get<Versioned>(path);
  const letter = {
    subject: 'Re: your question',
    text: 'Thank you for your message.\n\nPlease call us or come by: the office is open from 7:30 AM to 4:00 PM.',
  };
  await admissions.post(path, { change: 'reply', version, letter });
}

/** The office has found the money on its account. */
export async function confirmPayment(
  admissions: Person,
  reference: string,
  transactionId: string,
): Promise<void> {
  const path = `/api/staff/meal-payments/${reference}`;
  const { version } = await admissions.get<Versioned>(path);
  await admissions.post(path, { change: 'confirm', version, receivedKwacha: 125, transactionId });
}
