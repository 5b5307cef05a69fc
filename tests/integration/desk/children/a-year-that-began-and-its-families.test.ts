import { describe, expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { bringChildren, type ChildInYear } from '#tests/support/clients/children-of-school.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';

const CHILDREN = '/api/staff/children';
const COMING_BACK = `${CHILDREN}/coming-back`;
const ROLL_OVER = `${CHILDREN}/roll-over`;

describe.each(presentStoreKinds())('families of a year that began early, on %s', (kind) => {
  const desk = deskOn(kind);

  const ahead = async () => (await desk.office.get(COMING_BACK)).json();
  const child = (reference: string, lastName: string, year: string): ChildInYear => ({
    ...{ reference, firstName: 'Mable', lastName, year, grade: 'grade3', letter: 'B' },
  });
  const change = async (reference: string, body: object) => {
    const { version } = await (await desk.office.get(`${CHILDREN}/${reference}`)).json();
    return desk.office.post(`${CHILDREN}/${reference}`, { ...body, version });
  };
  const says = (reference: string, year: string, answer: string) =>
    change(reference, { change: 'answer', year, answer, how: 'telephone', reason: '' });
  const begin = async (year: string) => {
    const { seen } = await (await desk.office.get(`${ROLL_OVER}?year=${year}`)).json();
    return desk.office.post(ROLL_OVER, { change: 'begin', year, seen });
  };
  const today = async (name: string) => {
    const { lines } = await (await desk.office.get('/api/staff/today')).json();
    return lines.filter(({ words }: { words: string }) => words.includes(name));
  };

  test('a no that comes after the press, and a yes without a place, stand on Today', async () => {
    const { schoolYear: year, asks, question } = await ahead();
    const [stays, returns, moves] = [newReference('CH'), newReference('CH'), newReference('CH')];
    await bringChildren(desk.database, [
      child(stays, 'Sitali', asks),
      child(returns, 'Phiri', asks),
      child(moves, 'Tembo', asks),
    ]);
    const open = { change: 'open', year, version: question?.version ?? 0 };
    await desk.office.post(COMING_BACK, { ...open, lastDay: `${asks}-12-31` });
    await says(stays, year, 'yes');
    await says(moves, year, 'yes');
    await says(returns, year, 'no');
    expect((await begin(year)).status).toBe(200);
    expect([...(await today('Sitali')), ...(await today('Phiri'))]).toEqual([]);

    await says(stays, year, 'no');
    await says(returns, year, 'yes');
    expect(await today('Sitali')).toMatchObject([
      {
        words: `Sitali, Mable: the family says that the child leaves. It still has a place in ${year}`,
        to: `/staff/children/${stays}`,
      },
    ]);
    expect(await today('Phiri')).toMatchObject([
      {
        words: `Phiri, Mable: the family says that the child comes back. It has no place in ${year}`,
        to: `/staff/children/roll-over?year=${year}#up`,
      },
    ]);
    const leaving = { change: 'leave', year, leftOn: `${year}-01-01`, reason: 'moved' };
    expect((await change(stays, leaving)).status).toBe(200);
    expect((await change(moves, leaving)).status).toBe(200);
    expect(await today('Sitali')).toEqual([]);
  });

  test('who was said to leave since then does not get the place again', async () => {
    const { schoolYear: year } = await ahead();
    const leaves = async () => {
      const { lists } = await (await desk.office.get(`${ROLL_OVER}?year=${year}`)).json();
      const { children } = lists.find(({ is }: { is: string }) => is === 'leaves');
      return children.map(({ name, outcome }: { name: string; outcome: { why: string } }) => [
        name,
        outcome.why,
      ]);
    };
    expect(await leaves()).toEqual([
      ['Sitali, Mable', 'left'],
      ['Tembo, Mable', 'left'],
    ]);
    expect((await desk.office.post(ROLL_OVER, { change: 'takeBack', year })).status).toBe(200);
    expect(await leaves()).toEqual([
      ['Sitali, Mable', 'decided'],
      ['Tembo, Mable', 'decided'],
    ]);
    expect((await begin(year)).status).toBe(200);
    const { rows } = await (await desk.office.get(`${CHILDREN}?year=${year}`)).json();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Phiri, Mable']);
    expect(await today('Mable')).toEqual([]);
  });

  test('whose family says no to a place that the office decided stands first among all of the year', async () => {
    const { schoolYear: year } = await ahead();
    expect((await desk.office.post(ROLL_OVER, { change: 'takeBack', year })).status).toBe(200);
    const { rows } = await (await desk.office.get(`${CHILDREN}?year=${Number(year) - 1}`)).json();
    const { reference } = rows.find(({ name }: { name: string }) => name === 'Phiri, Mable');
    const decided = { change: 'decide', year, reference, seen: '', is: 'up' };
    expect((await desk.office.post(ROLL_OVER, decided)).status).toBe(200);
    expect((await says(reference, year, 'no')).status).toBe(200);
    expect(await today('Phiri')).toMatchObject([
      { to: `/staff/children/roll-over?year=${year}#against` },
    ]);
    const { lists } = await (await desk.office.get(`${ROLL_OVER}?year=${year}`)).json();
    expect(lists[0]).toMatchObject({ is: 'against', children: [{ name: 'Phiri, Mable' }] });
    expect(lists.find(({ is }: { is: string }) => is === 'up').children).toEqual([]);
  });
});
