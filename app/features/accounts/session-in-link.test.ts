import { expect, test, vi } from 'vitest';
import { takesUp } from './session-in-link.ts';

const sessionOf = (email: string) => {
  const claims = Buffer.from(JSON.stringify({ email })).toString('base64url');
  return { access_token: `e30.${claims}.signature` };
};
const kept = (email: string) => JSON.stringify({ access_token: 'x', user: { email } });
const never = () => {
  throw new Error('Nobody is to be asked');
};

test('a link signs in whoever is signed out, or is the same person', () => {
  expect(takesUp(sessionOf('ruth@mail.example'), null, never)).toBe(true);
  expect(takesUp(sessionOf('ruth@mail.example'), 'no JSON', never)).toBe(true);
  expect(takesUp(sessionOf('ruth@mail.example'), kept('ruth@mail.example'), never)).toBe(true);
});

test.each([true, false])(
  'a link into another account asks first, and goes by the answer %s',
  (answer) => {
    const ask = vi.fn(() => answer);
    expect(takesUp(sessionOf('thief@mail.example'), kept('ruth@mail.example'), ask)).toBe(answer);
    expect(ask).toHaveBeenCalledWith(
      expect.stringMatching(/thief@mail\.example.*ruth@mail\.example/),
    );
    const unreadable = { access_token: 'no token' };
    expect(takesUp(unreadable, kept('ruth@mail.example'), ask)).toBe(answer);
  },
);

test('a refusal is taken up, and an address without either is not', () => {
  expect(takesUp({ error_code: 'otp_expired' }, kept('ruth@mail.example'), never)).toBe(true);
  expect(takesUp({}, kept('ruth@mail.example'), never)).toBe(false);
});
