import type { FormEncType } from 'react-router';
import { expect, test } from 'vitest';
import { askedIn, askingFor } from './asked-change.ts';

const path = '/api/staff/documents';

/** As the router hands a submission to the clientAction of a screen. */
function handed([target, { encType }]: ReturnType<typeof askingFor>) {
  const isJson = encType === ('application/json' satisfies FormEncType);
  return new Request('https://school.example/staff/documents/new', {
    method: 'POST',
    body: isJson ? JSON.stringify(target) : (target as FormData),
    ...(isJson && { headers: { 'Content-Type': encType } }),
  });
}

test('a change reaches the address that it was asked for at, with its body', async () => {
  const body = { change: 'save', path: 'of the body itself' };
  expect(await askedIn(handed(askingFor({ path, body })))).toEqual({ path, body });
});

test('a form keeps all that is in it, and its file, and is not changed by being sent', async () => {
  const form = new FormData();
  form.append('roles', 'editor');
  form.append('roles', 'admissions');
  form.set('file', new File(['words'], 'menu.pdf', { type: 'application/pdf' }));
  const asked = await askedIn(handed(askingFor({ path, body: form })));
  expect(asked.path).toBe(path);
  const entries = [...(asked.body as FormData)];
  expect(entries.map(([name]) => name)).toEqual(['roles', 'roles', 'file']);
  expect(entries.map(([, value]) => (value instanceof File ? value.name : value))).toEqual([
    'editor',
    'admissions',
    'menu.pdf',
  ]);
  expect([...form.keys()]).toEqual(['roles', 'roles', 'file']);
});
