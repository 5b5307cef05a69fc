import { expect } from 'vitest';
import type { SchoolDatabase } from '../databases/school-database.ts';
import { documentForm, samplePng } from '../samples/document-forms.ts';
import { sampleVolunteer } from '../samples/sample-forms.ts';
import { samplePayment } from '../samples/sample-payment.ts';
import { jpegOfSize, smallJpeg } from '../samples/sample-pictures.ts';
import { fileOf, samplePdf } from '../samples/sample-resumes.ts';
import { drawnRound, insertionOf, sampleList } from '../samples/sample-round.ts';
import { newAccessCode } from './access-code.ts';
import { bringChildren } from './children-of-school.ts';
import { sendApplication } from './send-application.ts';
import { sendJobApplication } from './send-job-application.ts';
import { newPicture, sendPicture } from './send-picture.ts';
import type { StaffClient } from './staff-client.ts';

/** No family can apply for it. */
const ROUND_YEAR = '2041';

/**
 * Makes a record of each kind in the school. Gives what puts them into an address of `app/routes.ts` for its
 * parameters, each by what comes before it.
 */
export async function makeRecords(
  school: { address: string },
  database: SchoolDatabase,
  { guardian, editor, administrator }: Record<'guardian' | 'editor' | 'administrator', StaffClient>,
): Promise<(path: string) => string> {
  const referenceOf = async (asked: Promise<Response>) =>
    ((await (await asked).json()) as { reference: string }).reference;
  const send = (path: string, body: object) =>
    referenceOf(
      fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const message = { name: 'Ruth', email: 'r@mail.example', subject: 'A', message: 'B' };
  const application = await referenceOf(sendApplication(school.address));
  const code = await newAccessCode(database.rows, application);
  expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
  const id = crypto.randomUUID();
  const form = documentForm(samplePng, 'a.png', { id });
  expect((await editor.post('/api/staff/documents', form)).status).toBe(200);
  const portrait = new FormData();
  portrait.set('kind', 'portrait');
  portrait.set('file', fileOf(Buffer.from(jpegOfSize(320, 400)), 'portrait.jpg'));
  const { digest } = await (await editor.post('/api/staff/content-photographs', portrait)).json();
  const letter = { subject: 'A', text: 'B' };
  const issue = await (await editor.post('/api/staff/newsletters', { letter })).json();
  const { pass } = await (
    await guardian.get(`/api/portal/applications/${application}/papers`)
  ).json();
  const picture = newPicture(pass, 'birth-record', smallJpeg);
  expect((await sendPicture(school.address, picture)).status).toBe(201);
  const [mail] = await database.rows(
    "select id from outgoing_mails where kind like 'enrollment-%' limit 1",
  );
  const candidate = await referenceOf(sendJobApplication(school.address, samplePdf()));
  const writeTo = async (list: string, reference: string): Promise<string> => {
    const body = { ...letter, references: [reference] };
    return (await (await administrator.post(`/api/staff/${list}/write`, body)).json()).id;
  };
  const volunteer = await send('/api/volunteer-applications', sampleVolunteer);
  const sentMessage = await send('/api/contact-messages', message);
  const payment = await send('/api/meal-payments', samplePayment);
  const child = await childOfSchool(database);
  await database.rows(insertionOf(drawnRound(ROUND_YEAR, sampleList(12))));
  const records: [before: RegExp, record: string][] = [
    [/rounds\/$/, ROUND_YEAR],
    [/enrollment-rounds\/:year\/$/, 'protocol'],
    [/enrollment-applications\/letters\/$/, await writeTo('enrollment-applications', application)],
    [/job-applications\/letters\/$/, await writeTo('job-applications', candidate)],
    [/messages\/letters\/$/, await writeTo('messages', sentMessage)],
    [/(parents|parent-forms)\/letters\/$/, await writeTo('parent-forms', volunteer)],
    [/(meals|meal-payments)\/letters\/$/, await writeTo('meal-payments', payment)],
    [/children\/letters\/$/, await writeTo('children', child)],
    [/job-applications\/$/, candidate],
    [/applications\/$|families\/$/, application],
    [/messages\/$/, sentMessage],
    [/(parents|parent-forms)\/$/, volunteer],
    [/(meals|meal-payments)\/$/, payment],
    [/staff\/children\/$/, child],
    [/papers\/$/, picture.key],
    [/documents\/$/, id],
    [/content-photographs\/$/, digest],
    [/newsletters\/$/, issue.id],
    [/mail\/$/, mail?.id ?? ''],
    [/content\/$/, 'news'],
    [/events\/$/, '2026'],
    [/calendar\/$/, '2026.ics'],
    [/^\/forms\/$/, 'enrollment-form.pdf'],
    [/factors\/$/, id],
    [/sheet\/$/, 'csv'],
  ];
  return (path) =>
    path.replace(/:\w+|\*$/g, (_, at) => {
      const before = path.slice(0, at);
      return records.find(([pattern]) => pattern.test(before))?.[1] ?? 'nothing-here';
    });
}

/** A child from a spreadsheet that has left, so that it has a letter of transfer. */
async function childOfSchool(database: SchoolDatabase): Promise<string> {
  const [reference, leftOn] = ['CH-2345-6789', '2026-05-04'];
  const who = { reference, firstName: 'Choolwe', lastName: 'Daka' };
  await bringChildren(database, [{ ...who, year: '2026', grade: 'grade2', leftOn }]);
  await database.rows(`insert into return_answers (id, student_id, school_year, answer, reason,
    given_by, given_how, typed_by, answered_at) select id, id, '2026', 'yes', '', 'office',
    'telephone', '', '2025-11-04T08:00:00.000Z' from students where reference = '${reference}'`);
  return reference;
}
