import { describe, expect, test } from 'vitest';
import { allQuestions } from '#features/enrollment/form/questions.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import {
  justOldEnough,
  justTooYoung,
  sampleAnswers,
  sampleYear,
} from '#tests/support/samples/sample-answers.ts';

/** As the specification and docs/interfaces describe it; the alphabet itself is tested beside the code. */
const REFERENCE = /^EN-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`an application sent to the school, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
    });

    const findByReference = async (reference: string) =>
      (
        await database.rows(
          `select * from enrollment_applications where reference = '${reference}'`,
        )
      )[0];
    const countApplications = async () =>
      Number((await database.rows('select count(*) as n from enrollment_applications'))[0]?.n);

    test('gets a reference and a time, and lies in the database with its first status', async () => {
      const before = Date.now();
      const answer = await sendApplication(school.address);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const receipt = await answer.json();
      expect(receipt).toEqual({
        reference: expect.stringMatching(REFERENCE),
        submissionDate: expect.any(String),
      });
      expect(Date.parse(receipt.submissionDate)).toBeGreaterThanOrEqual(before);

      const row = await findByReference(receipt.reference);
      expect(row).toMatchObject({
        status: 'submitted',
        submitted_at: receipt.submissionDate,
        student_first_name: sampleAnswers.studentFirstName,
        student_dob: sampleAnswers.studentDOB,
        grade_level: 'grade1',
        previous_school: '',
      });
      const statuses = await database.rows(
        `select * from case_statuses where reference = '${row?.reference}'`,
      );
      expect(statuses).toMatchObject([{ status: 'submitted', reached_at: receipt.submissionDate }]);
    });

    test('is kept as a frozen copy: the questions, the answers, the notice that was agreed to', async () => {
      const answer = await sendApplication(school.address, { noticeVersion: '2026-11' });
      const { reference, submissionDate } = await answer.json();
      const copy = JSON.parse((await findByReference(reference))?.submitted_copy ?? '');
      expect(copy.sections[0].title).toBe('Student Information');
      expect(copy.sections[0].rows).toContainEqual({
        question: 'Date of birth',
        answer: 'May 14, 2020',
      });
      expect(copy.sections[0].rows).toContainEqual({
        question: 'Previous school',
        answer: 'N/A',
      });
      expect(copy.consent).toMatchObject({ noticeVersion: '2026-11', agreedAt: submissionDate });
      expect(copy.consent.sentences).toHaveLength(5);
      expect(copy.consent.sentences.join()).toContain('Ten Miles Primary School');
    });

    test('sent again with its key gets the same answer, and one row', async () => {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const first = await (await sendApplication(school.address, {}, key)).json();
      const count = await countApplications();
      const again = await sendApplication(school.address, {}, key);
      expect(again.status).toBe(201);
      expect(await again.json()).toEqual(first);
      expect(await countApplications()).toBe(count);
    });

    test('without a key is known by its answers on the same day', async () => {
      const name = { studentFirstName: 'Twice' };
      const first = await (await sendApplication(school.address, name, {})).json();
      const again = await (await sendApplication(school.address, name, {})).json();
      expect(again).toEqual(first);
    });

    test('with the key of another application is refused and changes nothing', async () => {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const first = await sendApplication(school.address, {}, key);
      const before = await database.rows('select * from enrollment_applications order by id');
      const other = await sendApplication(school.address, { studentFirstName: 'Chipo' }, key);
      expect(other.status).toBe(422);
      expect(await other.json()).toMatchObject({
        title: 'Sent before with different answers',
        status: 422,
        receipt: await first.json(),
      });
      expect(await database.rows('select * from enrollment_applications order by id')).toEqual(
        before,
      );
    });

    test('sent a hundred times at once makes one row with one reference', async () => {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const count = await countApplications();
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => sendApplication(school.address, {}, key)),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
      const receipts = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(receipts).size).toBe(1);
      expect(await countApplications()).toBe(count + 1);
    });

    test.each([
      ['apostrophes', "Ng'andu O’Brien"],
      ['accents', 'Zoë Ańuska Þórður'],
      ['combining marks as typed', 'Zoe\u0308'],
      ['emoji with joiners', '👩🏾‍🌾 Mutale'],
      ['right-to-left', 'مُحَمَّد عبد الله'],
      ['spaces inside', 'Mary  Jane'],
      ['what looks like a command', "Robert'); drop table enrollment_applications;--"],
      ['what looks like a page', '<script>alert(1)</script>'],
      ['what looks like a formula', '=1+1'],
    ])('keeps %s exactly, trimmed at the ends only', async (_, name) => {
      const answer = await sendApplication(school.address, { studentFirstName: `\t ${name} \n` });
      const { reference } = await answer.json();
      expect((await findByReference(reference))?.student_first_name).toBe(name);
    });

    test('may be as long as the limits say, counted in characters, and not one longer', async () => {
      const [{ limit } = { limit: 0 }] = allQuestions;
      const longest = '👧'.repeat(limit);
      const taken = await sendApplication(school.address, { studentFirstName: longest });
      expect(taken.status).toBe(201);
      const refused = await sendApplication(school.address, { studentFirstName: `${longest}a` });
      expect(refused.status).toBe(422);
    });

    test('is held to the same limits by the database itself', async () => {
      for (const { name, limit } of allQuestions) {
        const column = name.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
        const write = (length: number) =>
          database.rows(`update enrollment_applications set ${column} = '${'x'.repeat(length)}'
            where id = (select min(id) from enrollment_applications) returning id`);
        await expect(write(limit)).resolves.toHaveLength(1);
        await expect(write(limit + 1), column).rejects.toThrow(/constraint/i);
      }
    });

    test.each([
      ['ece2', justOldEnough, 201],
      ['ece2', justTooYoung, 422],
      ['grade1', justOldEnough, 201],
      ['grade1', justTooYoung, 422],
      ['ece1', '2022-06-01', 201],
      ['grade2', justTooYoung, 201],
    ])('for %s, born on %s, is answered %i', async (gradeLevel, studentDOB, status) => {
      const answer = await sendApplication(school.address, { gradeLevel, studentDOB });
      expect(answer.status).toBe(status);
      if (status === 201) return;
      expect((await answer.json()).detail).toBe(
        `Students must be 5 years old by January 1st of the enrollment year (${sampleYear}) to enroll in Early Childhood 2 (Kindergarten) or Grade 1.`,
      );
    });
  });
}
