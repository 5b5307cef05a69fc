import { expect, test } from 'vitest';
import { readFormRequest } from './form-request.server.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://school.example/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });

test('a form comes out as it was typed, choices of one name together', async () => {
  const form = await readFormRequest(
    post('name=Ng%E2%80%99andu+Ruth&help=reading&help=craft&email='),
  );
  expect([...form]).toEqual([
    ['name', 'Ng’andu Ruth'],
    ['help', 'reading'],
    ['help', 'craft'],
    ['email', ''],
  ]);
});

test('what no form of ours sends is refused with its status', async () => {
  await expect(readFormRequest(post('{}', 'application/json'))).rejects.toMatchObject({
    init: { status: 415 },
  });
  await expect(readFormRequest(post('a=&'.repeat(200_000)))).rejects.toMatchObject({
    init: { status: 400 },
  });
});
