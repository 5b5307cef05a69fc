import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication, sendBody } from '#tests/support/clients/send-application.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const MEGABYTE = 1024 * 1024;

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536).fill(97));
      left -= 65_536;
      if (left <= 0) controller.close();
    },
  });
}

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`bad input, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await hostSchool({ ...database.settings, LOG_LEVEL: 'trace' }, database.dataDir);
    });
    afterEach(async () => {
      for (const table of ['enrollment_applications', 'idempotency_keys', 'subscribers']) {
        const [{ n } = { n: '' }] = await database.rows(`select count(*) as n from ${table}`);
        expect(Number(n), table).toBe(0);
      }
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    test.each([
      ['nothing', ''],
      ['half of an object', '{"studentFirstName":"Mutin'],
      ['something after the object', '{}x'],
      ['a list', '[]'],
      ['null', 'null'],
      ['a text', '"text"'],
      ['a form', 'studentFirstName=Mutinta'],
    ])('a body that is %s is unreadable', async (_, body) => {
      await expectProblem(await sendBody(school.address, body), 400);
    });

    test('a body that is not UTF-8 is unreadable', async () => {
      const body = Buffer.from(
        JSON.stringify(sampleAnswers).replace('Mutinta', 'Z\u00eb'),
        'latin1',
      );
      await expectProblem(await sendBody(school.address, body), 400);
    });

    test.each([MEGABYTE / 4 + 1, 10 * MEGABYTE])(
      '%d bytes are too large, announced or not',
      async (size) => {
        for (let times = 0; times < 3; times++) {
          await expectProblem(await sendBody(school.address, Buffer.alloc(size, 'a')), 413);
          await expectProblem(await sendBody(school.address, streamOf(size)), 413);
        }
      },
    );

    test.each([
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/json',
    ])('the content type "%s" is the wrong one', async (type) => {
      const body = JSON.stringify(sampleAnswers);
      await expectProblem(await sendBody(school.address, body, { 'Content-Type': type }), 415);
    });

    test.each(['x', 'null', '{}', '00000000-0000-0000-0000-00000000000', 'a'.repeat(5000)])(
      'the Idempotency-Key "%.20s" is no UUID',
      async (key) => {
        await expectProblem(
          await sendApplication(school.address, {}, { 'Idempotency-Key': key }),
          400,
        );
      },
    );

    test.each([
      'studentFirstName',
      'studentLastName',
      'studentDOB',
      'gradeLevel',
      'enrollmentYear',
      'parent1FirstName',
      'parent1LastName',
      'parent1Relationship',
      'parent1Phone',
      'parent1Email',
      'emergencyContactName',
      'emergencyContactRelationship',
      'emergencyContactPhone',
    ])('a missing %s is named', async (field) => {
      await expectProblem(
        await sendApplication(school.address, { [field]: undefined }),
        422,
        field,
      );
    });

    test.each([
      ['gradeLevel', 'grade8'],
      ['gradeLevel', 'Grade1'],
      ['gradeLevel', 'constructor'],
      ['studentGender', 'girl'],
      ['studentGender', '__proto__'],
      ['enrollmentYear', '2025'],
      ['enrollmentYear', '2126'],
      ['enrollmentYear', '2e3'],
      ['studentDOB', '2021-02-29'],
      ['studentDOB', '2020-13-01'],
      ['studentDOB', '2020-00-10'],
      ['studentDOB', '14/05/2020'],
      ['studentDOB', '2020-05-14T00:00:00Z'],
      ['studentDOB', '9999-01-01'],
      ['studentDOB', '1899-12-31'],
      ['studentDOB', '２０２０-05-14'],
      ['studentFirstName', 'a'.repeat(MEGABYTE / 5)],
      ['additionalInfo', 'a'.repeat(MEGABYTE / 5)],
      ['studentFirstName', 'Mu\0tinta'],
      ['studentFirstName', 'Mu\ud800tinta'],
      ['studentFirstName', ['Mutinta']],
      ['studentFirstName', { toString: 'Mutinta' }],
      ['studentFirstName', 5],
      ['studentFirstName', true],
      ['previousSchool', null],
      ['enrollmentYear', 2026],
      ['noticeVersion', ['2026-11']],
      ['noticeVersion', 5],
      ['studentFirstname', 'Mutinta'],
      ['constructor', 'Mutinta'],
      ['isAdmin', true],
    ])('%s: a wrong value is named (%#)', async (field, value) => {
      await expectProblem(await sendApplication(school.address, { [field]: value }), 422, field);
    });

    test('prototype keys are unknown fields', async () => {
      const body = JSON.stringify(sampleAnswers).replace('{', '{"__proto__":{"gradeLevel":"x"},');
      await expectProblem(await sendBody(school.address, body), 422, '__proto__');
    });

    test('very many unknown fields do not get a long answer', async () => {
      const body = (count: number) =>
        JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1])));
      const answer = await sendBody(school.address, body(500));
      expect((await answer.clone().text()).length).toBeLessThan(3000);
      await expectProblem(answer, 422, 'f0');
      await expectProblem(await sendBody(school.address, body(501)), 400);
    });
  });
}
