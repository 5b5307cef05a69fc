import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool();
});
afterAll(() => school.remove());

async function ask(bornOn: string) {
  const body = new URLSearchParams({ bornOn });
  const answer = await fetch(`${school.address}/enrollment/which-class`, { method: 'POST', body });
  return { status: answer.status, html: await answer.text() };
}

test.each([
  ['', 'Enter your child’s date of birth'],
  ['14.5.2020', 'Write the date of birth as year, month and day, such as 2020-05-14'],
  ['2020-02-30', 'Write the date of birth as year, month and day, such as 2020-05-14'],
  ['2999-01-01', 'The date of birth must be a real day in the past'],
])(
  'the birth date “%s” is answered with what to do, and stays in its field',
  async (typed, said) => {
    const { status, html } = await ask(typed);
    expect(status).toBe(422);
    expect(html).toContain(said);
    expect(html).toContain(`value="${typed}"`);
  },
);

test('a birth date is answered with a class for each year', async () => {
  const { status, html } = await ask('2020-05-14');
  expect(status).toBe(200);
  expect(html).toContain('Grade 1');
});
