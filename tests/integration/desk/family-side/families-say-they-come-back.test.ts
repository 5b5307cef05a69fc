import { describe, expect, test } from 'vitest';
import { newRowId } from '#lib/store/row-id.ts';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { followWithCookies, openByBirthDate } from '#tests/support/clients/family-page.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const COMING_BACK = '/api/staff/children/coming-back';

describe.each(presentStoreKinds())('families say whether they come back, on %s', (kind) => {
  const desk = deskOn(kind);

  const show = async (query = '') => (await desk.office.get(`${COMING_BACK}${query}`)).json();

  /** React parts texts by comments. */
  const wordsOf = async (page: Response) => (await page.text()).replaceAll('<!-- -->', '');

  /** The question is open, and this child was at the school in the year before. */
  async function asked(name: string) {
    const { schoolYear, asks, question, isOpen } = await show();
    if (!isOpen) {
      const open = { change: 'open', year: schoolYear, version: question?.version ?? 0 };
      expect(
        (await desk.office.post(COMING_BACK, { ...open, lastDay: `${asks}-12-31` })).status,
      ).toBe(200);
    }
    const { reference } = await (
      await sendApplication(desk.school.address, {
        ...{ studentFirstName: name, parent1Email: `${name}-1@mail.example` },
        ...{ parent2FirstName: 'Moses', parent2Email: `${name}-2@mail.example` },
      })
    ).json();
    await setStatus(desk.database.rows, reference, 'enrolled');
    const id = newRowId();
    await desk.database.rows(
      `insert into students (id, reference, version) values ('${id}', '${reference}', 1)`,
    );
    await desk.database.rows(`insert into student_years (id, student_id, school_year, grade_level, class,
      came_by, is_planned, left_reason) values ('${id}', '${id}', '${asks}', 'grade2', 'A',
      'application', 0, '')`);
    return { reference: reference as string, year: schoolYear as string };
  }
  async function guardianOf(reference: string, which: 1 | 2) {
    const guardian = await openStaffAccount(desk.school, desk.database.rows);
    const code = await newAccessCode(desk.database.rows, reference, undefined, which);
    expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
    const at = `/api/portal/applications/${reference}`;
    return {
      reads: async () => (await (await guardian.get(at)).json()).comesBack,
      says: async (year: string, answer: string, reason = '') =>
        (await guardian.post(`${at}/coming-back`, { year, answer, reason })).status,
    };
  }

  test('both guardians in the portal read what counts and whose it is; the same again is one answer', async () => {
    const { reference, year } = await asked('Chipego');
    const [first, second] = [await guardianOf(reference, 1), await guardianOf(reference, 2)];
    expect(await first.reads()).toMatchObject({ schoolYear: year, isOpen: true });
    expect((await first.reads()).last).toBeUndefined();
    expect(await first.says(year, 'yes')).toBe(200);
    expect(await second.reads()).toMatchObject({
      last: { answer: 'yes', by: 'The other parent or guardian answered this' },
    });
    expect(await second.says(year, 'no', 'costs')).toBe(200);
    expect(await second.says(year, 'no', 'costs')).toBe(200);
    const read = await first.reads();
    expect(read.last).toMatchObject({
      answer: 'no',
      by: 'The other parent or guardian answered this',
    });
    expect(JSON.stringify(read)).not.toContain('costs');
    expect((await show('?q=Chipego')).rows).toMatchObject([
      { says: 'no', version: 3, answer: { givenBy: 'guardian2', givenHow: 'portal' } },
    ]);
    expect(await first.says('2020', 'yes')).toBe(409);
    expect(await first.says(year, 'perhaps')).toBe(422);
  });

  test('whoever knows the birth date answers with one press, not without end, and no longer once it is closed', async () => {
    const { reference, year } = await asked('Luse');
    const known = { reference, studentDOB: sampleAnswers.studentDOB };
    const page = await wordsOf(await openByBirthDate(desk.school.address, known));
    expect(page).toContain('Does Luse come back');
    expect(page).toContain('Nobody has answered yet');
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
    const press = (comesBack: string) =>
      fetch(`${desk.school.address}/status/family`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ token, child: reference, year, comesBack, reason: '' }),
      });
    const told = await followWithCookies(desk.school.address, await press('yes'));
    expect(await wordsOf(told)).toContain('Luse: comes back');
    for (const answer of ['no', 'yes', 'no', 'yes', 'no', 'yes', 'no', 'yes', 'no']) {
      expect((await press(answer)).status).toBe(303);
    }
    const refused = await press('notSure');
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('too often');
    expect((await show('?q=Luse')).rows).toMatchObject([
      { says: 'no', answer: { givenBy: 'guardian', givenHow: 'birthDate' } },
    ]);
    const { question } = await show();
    await desk.office.post(COMING_BACK, { change: 'close', year, version: question.version });
    expect((await press('yes')).status).toBe(409);
    expect(await wordsOf(await openByBirthDate(desk.school.address, known))).toContain(
      'The last day to answer here is over',
    );
  });

  test('where somebody may not know of the child, its birth date opens no question', async () => {
    const { reference, year } = await asked('Mazuba');
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 2 }, mayKnow: 'letters' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: '' },
    };
    const at = `/api/staff/enrollment-applications/${reference}`;
    expect((await desk.office.post(at, barring)).status).toBe(200);
    const known = { reference, studentDOB: sampleAnswers.studentDOB };
    const page = await wordsOf(await openByBirthDate(desk.school.address, known));
    expect(page).toContain('Mazuba');
    expect(page).not.toContain('come back in');
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
    const body = new URLSearchParams({
      token,
      child: reference,
      year,
      comesBack: 'no',
      reason: '',
    });
    const pressed = await fetch(`${desk.school.address}/status/family`, { method: 'POST', body });
    expect(pressed.status).toBe(409);
    const others = new URLSearchParams({ ...Object.fromEntries(body), child: 'EN-2222-2222' });
    expect(
      (await fetch(`${desk.school.address}/status/family`, { method: 'POST', body: others }))
        .status,
    ).toBe(409);
  });
});
