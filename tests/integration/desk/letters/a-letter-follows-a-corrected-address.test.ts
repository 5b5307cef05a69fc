import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';

describe.each(presentStoreKinds())('a letter that has not left, on %s', (kind) => {
  const desk = deskOn(kind);

  const change = async (reference: string, body: object) => {
    const at = `${APPLICATIONS}/${reference}`;
    const { version } = await (await desk.office.get(at)).json();
    expect((await desk.office.post(at, { version, ...body })).status).toBe(200);
  };
  const letters = (reference: string) =>
    desk.database.rows(`select recipient, status, queued_at, due_at, subject, text_part from
      outgoing_mails where kind = 'enrollment-offered' and about = '${reference}'
      and status = 'waiting' order by recipient`);

  test('goes to the address that is right now, says the same, and is taken back with its move', async () => {
    const { reference } = await (
      await sendApplication(desk.school.address, { parent1Email: 'mistyped@mail.example' })
    ).json();
    await change(reference, { change: 'move', to: 'underReview' });
    const letter = { subject: 'We offer a place', text: 'Bring the birth record.' };
    await change(reference, { change: 'move', to: 'offered', letter });
    const before = await letters(reference);
    const right = 'right@mail.example';
    expect(before.map(({ recipient }) => recipient)).toContain('mistyped@mail.example');

    await change(reference, {
      ...{ change: 'correct', question: 'parent1Email', answer: right },
      reason: 'By telephone',
    });
    const after = await letters(reference);
    expect(after.map(({ recipient }) => recipient)).toContain(right);
    expect(after.map(({ recipient }) => recipient)).not.toContain('mistyped@mail.example');
    expect(after).toHaveLength(before.length);
    const moved = after.find(({ recipient }) => recipient === right);
    expect(moved).toMatchObject({
      subject: before[0]?.subject,
      queued_at: before[0]?.queued_at,
      due_at: before[0]?.due_at,
    });
    expect(moved?.text_part).toContain('Bring the birth record.');
    expect(moved?.text_part).toContain('Please answer by');

    await change(reference, { change: 'undo' });
    expect(await letters(reference)).toEqual([]);
  });

  test('is for somebody of the office to tell where the address was nobody’s and there is no other', async () => {
    const noOther = { parent2FirstName: '', parent2LastName: '', parent2Email: '' };
    const { reference } = await (
      await sendApplication(desk.school.address, { parent1Email: 'none@mail.example', ...noOther })
    ).json();
    await change(reference, { change: 'move', to: 'underReview' });
    const letter = { subject: 'We offer a place', text: 'Bring the birth record.' };
    await change(reference, { change: 'move', to: 'offered', letter });
    await change(reference, {
      ...{ change: 'correct', question: 'parent1Email', answer: '', reason: 'By telephone' },
    });
    expect(await letters(reference)).toEqual([]);
    const [step] = await desk.database.rows(`select facts from case_statuses
      where reference = '${reference}' and status = 'offered'`);
    expect(JSON.parse(String(step?.facts))).toMatchObject({ isToTell: true });
  });

  test('that asks for something goes to the address that is right now, and to the other one no more', async () => {
    const { reference } = await (
      await sendApplication(desk.school.address, { parent1Email: 'asked-wrong@mail.example' })
    ).json();
    const asked = { change: 'ask', words: 'Please bring it.', things: ['Last report'] };
    await change(reference, asked);
    await change(reference, {
      ...{ change: 'correct', question: 'parent1Email', answer: 'asked-right@mail.example' },
      reason: 'By telephone',
    });
    const waiting = (mail: string) =>
      desk.database.rows(`select recipient, queued_at, due_at from outgoing_mails
        where kind = '${mail}' and about = '${reference}' and status = 'waiting' order by recipient`);
    const requests = await waiting('enrollment-request');
    const to = requests.map(({ recipient }) => recipient);
    expect(to).toContain('asked-right@mail.example');
    expect(to).not.toContain('asked-wrong@mail.example');
    expect(new Set(requests.map((one) => `${one.queued_at} ${one.due_at}`)).size).toBe(1);

    // That an answer was corrected is told to both, and once to each, whatever is corrected next.
    const told = async () => (await waiting('enrollment-correction')).map((one) => one.recipient);
    const both = ['asked-right@mail.example', 'asked-wrong@mail.example'];
    expect((await told()).filter((one) => both.includes(String(one)))).toEqual(both);
    await change(reference, {
      ...{ change: 'correct', question: 'parent1Relationship', answer: 'Aunt' },
      reason: 'By telephone',
    });
    expect((await told()).filter((one) => both.includes(String(one)))).toEqual(both);
  });
});
