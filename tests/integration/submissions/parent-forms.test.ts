import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailTo, saidIn } from '#tests/support/readers/captured-mail.ts';
import { sampleFormOf } from '#tests/support/samples/sample-forms.ts';

const OFFICE = 'office@tenmiles.example';
const MOST = 100;
const forms: readonly ParentForm[] = parentForms;

for (const store of storeKinds) {
  describe.skipIf(isMissing(store))(`the short forms for parents, on ${store}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    beforeAll(async () => {
      database = await newDatabase(store);
      const settings = { ...database.settings, LOG_LEVEL: 'info', TRUSTED_PROXY: '127.0.0.1' };
      school = await hostSchool(settings, database.dataDir);
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const rowsOf = ({ kind }: ParentForm) =>
      database.rows(`select * from parent_forms where kind = '${kind}' order by id`);

    describe.each(forms)('$kind', (form) => {
      const { kind, api, page, prefix } = form;
      const sample = sampleFormOf(form);

      test('is stored once under a reference, however often it is sent', async () => {
        const headers = { 'Idempotency-Key': randomUUID() };
        const before = (await rowsOf(form)).length;
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => post(api, sample, headers)),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
        const receipts = await Promise.all(answers.map((answer) => answer.json()));
        const [{ reference }] = receipts;
        expect(receipts).toEqual(
          Array(10).fill({ reference, submissionDate: expect.stringMatching(/Z$/) }),
        );
        expect(reference).toMatch(new RegExp(`^${prefix}-[2-9A-Z]{4}-[2-9A-Z]{4}$`));
        expect(await rowsOf(form)).toHaveLength(before + 1);
        const [row] = await database.rows(
          `select * from parent_forms where reference = '${reference}'`,
        );
        expect({ ...row, ...JSON.parse(row?.answers ?? '') }).toMatchObject({
          ...sample,
          status: 'new',
          notice_version: '2026-11',
        });
        const reused = await post(api, { ...sample, phone: 'another' }, headers);
        await expectProblem(reused, 422);
      });

      test('tells its sender and the office by mail, without a word of what was written', async () => {
        // The tests above have sent more than the office is told one by one.
        await database.rows("delete from outgoing_mails where recipient like 'office@%'");
        const email = `${kind}@mail.example`;
        const answer = await post(api, { ...sample, email });
        const { reference } = await answer.json();
        const receipt = await mailTo(school.dataDir, email, 'we have your');
        expect(receipt.text).toContain(reference);
        expect(receipt.text).not.toMatch(/\{\w+\}/);
        expect(receipt.links).toEqual([`${school.address}/status`]);
        const notice = await mailTo(school.dataDir, OFFICE, reference);
        expect(notice.links).toEqual([`${school.address}/staff/parents`]);
        for (const mail of [receipt, notice]) {
          expect(saidIn(mail)).not.toMatch(/Ruth|Moses|Agnes|260 9|Grade 3|I sew/);
        }
      });

      test('that breaks a rule changes nothing', async () => {
        const before = await rowsOf(form);
        const refused: [object, string][] = [
          [{ ...sample, name: '' }, 'name'],
          [{ ...sample, phone: 'x'.repeat(200_000) }, 'phone'],
          [{ ...sample, email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
          [{ ...sample, name: 'Ruth\0' }, 'name'],
          [{ ...sample, name: ['Ruth'] }, 'name'],
          [{ ...sample, website: 'https://example.com' }, 'website'],
        ];
        for (const [body, field] of refused) {
          const answer = await post(api, body);
          expect(answer.status).toBe(422);
          const { errors } = await answer.json();
          expect(errors).toContainEqual({ field, message: expect.any(String) });
        }
        await expectProblem(await post(api, '{'), 400);
        await expectProblem(await post(api, sample, { 'Idempotency-Key': 'one' }), 400);
        await expectProblem(await post(api, sample, { 'Content-Type': 'text/plain' }), 415);
        await expectProblem(await post(api, sample, { 'Sec-Fetch-Site': 'cross-site' }), 403);
        expect((await fetch(school.address + api)).headers.get('Allow')).toBe('POST');
        expect(await rowsOf(form)).toEqual(before);
      });

      test('is answered without a script by the same rules, and keeps what was typed', async () => {
        const postForm = (fields: Record<string, string>, onPage = filledInByHand(school)) => {
          const body = new URLSearchParams(onPage);
          for (const [name, text] of Object.entries({ ...sample, ...fields })) {
            const isTicked = form.questions.some(
              (question) => question.name === name && question.kind === 'checkboxes',
            );
            body.delete(name);
            for (const value of isTicked ? text.split(',') : [text]) body.append(name, value);
          }
          return fetch(school.address + page, { method: 'POST', body });
        };
        const before = (await rowsOf(form)).length;
        const name = `By hand ${randomUUID()}`;
        const samePage = filledInByHand(school);
        const first = await postForm({ name }, samePage);
        expect(first.status).toBe(200);
        expect(first.headers.get('Cache-Control')).toBe('no-store');
        expect(await first.text()).toContain('Your form has reached the school');
        await postForm({ name }, samePage);
        expect(await rowsOf(form)).toHaveLength(before + 1);
        // On another day it is another wish.
        expect((await postForm({ name })).status).toBe(200);
        expect(await rowsOf(form)).toHaveLength(before + 2);

        const refused = await postForm({ name: '', phone: 'Keep <this>' });
        expect(refused.status).toBe(422);
        const shown = await refused.text();
        expect(shown).toMatch(/Please fill in all (required )?fields\./);
        expect(shown).toContain('Keep &lt;this&gt;');
        const hasChoices = form.questions.some(({ kind: of }) => /radios|checkboxes/.test(of));
        expect(shown.includes('checked=""')).toBe(hasChoices);

        const caught = await postForm({ name: 'Too quick', formTime: '' });
        expect(caught.status).toBe(422);
      });

      test('from one sender is taken a hundred times in ten minutes', async () => {
        const from = `203.0.113.${forms.indexOf(form) + 1}`;
        const send = (phone: string, sender = from) =>
          post(api, { ...sample, phone }, { 'X-Forwarded-For': sender });
        const answers = await Promise.all(
          Array.from({ length: MOST + 10 }, (_, i) => send(String(970_000_000 + i))),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
        const again = await send('0977 000 000');
        expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
        await expectProblem(again, 429);
        expect((await send('0977 000 000', '203.0.113.99')).status).toBe(201);
      });

      test('is found by its reference and the address, and refused like every other', async () => {
        const ask = async (fields: Record<string, string>) => {
          const answer = await fetch(`${school.address}/status`, {
            method: 'POST',
            body: new URLSearchParams(fields),
          });
          const main = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text())?.[1] ?? '';
          return { status: answer.status, words: main.replace(/<[^>]+>|value="[^"]*"/g, ' ') };
        };
        const { reference } = await (await post(api, { ...sample, phone: '0977 000 001' })).json();
        const email = ` ${sample.email?.toUpperCase()} `;
        const found = await ask({ reference: reference.toLowerCase(), email });
        expect(found.status).toBe(200);
        expect(found.words).toContain(reference);
        expect(found.words).toContain('It has reached the school.');
        expect(found.words).not.toMatch(/Ruth|Moses/);
        const wrong = [
          await ask({ reference, email: 'somebody@mail.example' }),
          await ask({ reference: `${prefix}-2222-2222`, email }),
          await ask({ reference: `${prefix}-2222-2222`, proof: '0001' }),
        ];
        for (const one of wrong) expect(one).toEqual(wrong[0]);
        expect(wrong[0]?.status).toBe(422);
      });
    });

    test('the log holds nothing that anybody typed', () => {
      expect(school.output()).toContain('/parents/pta');
      expect(school.output()).not.toMatch(/Ruth|Moses|mail\.example|203\.0\.113/);
    });
  });
}
