import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://school.example', { id: 'school.example', origin: 'https://school.example' }],
  [
    'https://www.school.example:8443',
    { id: 'www.school.example', origin: 'https://www.school.example:8443' },
  ],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://school.example', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s belong to %o', (publicUrl, relyingParty) => {
  expect(relyingPartyOf(publicUrl)).toEqual(relyingParty);
});
