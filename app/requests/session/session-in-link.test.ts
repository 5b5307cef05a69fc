import { expect, test, vi } from 'vitest';
import { takesUp } from './session-in-link.ts';

const RUTH = { id: 'account-of-ruth', email: 'ruth@mail.example' };
const THIEF = { id: 'account-of-a-thief', email: 'thief@mail.example' };

const sessionOf = ({ id, email }: typeof RUTH) => {
  const claims = Buffer.from(JSON.stringify({ sub: id, email })).toString('base64url');
  return { access_token: `e30.${claims}.signature` };
};
const kept = (user: typeof RUTH) => JSON.stringify({ access_token: 'x', user });
const never = () => {
  throw new Error('Nobody is to be asked');
};

test('a link signs in whoever is signed out, or is the same person', () => {
  expect(takesUp(sessionOf(RUTH), null, never)).toBe(true);
  expect(takesUp(sessionOf(RUTH), 'no JSON', never)).toBe(true);
  expect(takesUp(sessionOf(RUTH), kept(RUTH), never)).toBe(true);
});

test('whose address has changed meanwhile is still the same person, and whose is the same may not be', () => {
  const moved = { ...RUTH, email: 'new@mail.example' };
  expect(takesUp(sessionOf(moved), kept(RUTH), never)).toBe(true);
  const ask = vi.fn(() => false);
  expect(takesUp(sessionOf({ ...THIEF, email: RUTH.email }), kept(RUTH), ask)).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'a link into another account asks first, and goes by the answer %s',
  (answer) => {
    const ask = vi.fn(() => answer);
    expect(takesUp(sessionOf(THIEF), kept(RUTH), ask)).toBe(answer);
    expect(ask).toHaveBeenCalledWith(
      expect.stringMatching(/thief@mail\.example.*ruth@mail\.example/),
    );
    const unreadable = { access_token: 'no token' };
    expect(takesUp(unreadable, kept(RUTH), ask)).toBe(answer);
  },
);

test('a refusal is taken up, and an address without either is not', () => {
  expect(takesUp({ error_code: 'otp_expired' }, kept(RUTH), never)).toBe(true);
  expect(takesUp({}, kept(RUTH), never)).toBe(false);
});
