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

test.each(['----x', '"- x;-"', '----x; boundary=y', 'y ;x-boundary=z'])(
  'parts between lines of %s are taken up to 500',
  async (boundary) => {
    const line = `--${boundary.replace(/^"|"$| ?; ?[x-]*boundary.*/g, '')}`;
    const part = `${line}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`;
    const type = `multipart/form-data; boundary=${boundary}`;
    const form = await readFormRequest(post(`${part.repeat(499)}${line}--\r\n`, type));
    expect(form.getAll('a')).toHaveLength(499);
    await expect(
      readFormRequest(post(`${part.repeat(100_000)}${line}--\r\n`, type)),
    ).rejects.toMatchObject({ init: { status: 400 } });
  },
);

test.each(['multipart/form-data', 'multipart/form-data; boundary='])(
  '%s says too little',
  async (type) => {
    await expect(readFormRequest(post('--x\r\n', type))).rejects.toMatchObject({
      init: { status: 400 },
    });
  },
);
