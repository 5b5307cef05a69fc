import { expect, test } from 'vitest';
import { wordsForPeople } from './welcome.ts';

const address = 'http://127.0.0.1:3000';
const mails = 'Mails are files in /data/mail.';

test('the first start tells address, link, mails and how to stop', () => {
  const words = wordsForPeople({ address, publicUrl: undefined, mails }, `${address}/invited`);
  expect(words).toContain(`browser: ${address}\n`);
  expect(words).toContain(`\n${address}/invited\n`);
  expect(words).toContain(mails);
  expect(words).toContain('press Ctrl+C');
  expect(words).not.toContain('Visitors');
});

test('a later one tells where the office signs in, and the address that visitors use', () => {
  const publicUrl = 'https://www.example.org';
  const words = wordsForPeople({ address, publicUrl, mails }, undefined);
  expect(words).toContain(`Visitors use this address: ${publicUrl}\n`);
  expect(words).toContain(`signs in here: ${publicUrl}/staff\n`);
  expect(words).not.toContain('administrator');
});
