import { expect, test } from 'vitest';
import { emailBehind, signInAddress } from './sign-in-address.ts';

test.each(['head@demo.example', 'ruth+school@mail.example', 'a&b=c#d@mail.example'])(
  'the page reads what the link says: %s',
  (email) => {
    const { pathname, search, hash } = new URL(signInAddress('http://localhost:3000', email));
    expect([pathname, search]).toEqual(['/sign-in', '']);
    expect(emailBehind(hash)).toBe(email);
  },
);

test.each(['', '#', '#main', '#error_code=otp_expired'])('%s says none', (hash) => {
  expect(emailBehind(hash)).toBe('');
});
