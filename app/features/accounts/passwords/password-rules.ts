import { characterCount } from '#lib/text/typed-text.ts';

/** NIST SP 800-63B: long rather than complicated, nothing about digits and signs, never changed by the calendar. */
export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;

type WeakPassword = { reason: 'length' | 'characters' | 'pwned'; message: string };

/** What browser and server can both tell; only the server has the list of common passwords. */
export function findWeakness(password: string, email: string): WeakPassword | undefined {
  const length = characterCount(password);
  if (length < SHORTEST_PASSWORD) {
    return weak(
      'length',
      `Choose a password of ${SHORTEST_PASSWORD} characters or more. Three words that do not belong together are easy to remember.`,
    );
  }
  if (length > LONGEST_PASSWORD) {
    return weak('length', `Choose a password of ${LONGEST_PASSWORD} characters or fewer.`);
  }
  if (isPartOfEmail(password, email)) {
    return weak('characters', 'Choose a password that is not your email address or a part of it.');
  }
  if (new Set(password).size <= 2) {
    return weak('characters', 'Choose a password with more than two different characters.');
  }
  return undefined;
}

export const COMMON_PASSWORD: WeakPassword = {
  reason: 'pwned',
  message:
    'Many people use this password, so it is easy to guess. Choose another one, for example three words that do not belong together.',
};

function weak(reason: WeakPassword['reason'], message: string): WeakPassword {
  return { reason, message };
}

function isPartOfEmail(password: string, email: string): boolean {
  const typed = password.toLowerCase();
  return email.length > 0 && email.toLowerCase().includes(typed);
}
