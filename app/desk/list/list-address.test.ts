import { expect, test } from 'vitest';
import { listFilterFrom, typedIn } from './list-address.ts';

const isStatus = (text: string): text is 'new' | 'read' => ['new', 'read'].includes(text);

test.each([
  ['?q=%20Banda%20', 'Banda'],
  ['?q=Ban%00da', 'Banda'],
  [`?q=${'a'.repeat(300)}`, 'a'.repeat(200)],
  ['', ''],
])('%s was typed as %s', (address, typed) => {
  expect(typedIn(new URLSearchParams(address))).toBe(typed);
});

test.each([
  ['?status=read', 'read'],
  ['?status=READ', ''],
  ['?status=toString', ''],
  ['', ''],
])('%s asks for the status "%s"', (address, status) => {
  expect(listFilterFrom(new URLSearchParams(address), isStatus).status).toBe(status);
});
