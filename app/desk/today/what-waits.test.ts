import { expect, test } from 'vitest';
import { besideWork, countThings, linesOf } from './what-waits.ts';

const work = [{ list: '/staff/messages?status=new', to: '/staff/messages/CM-1' }];
const said = { words: '1 new message', to: '/staff/messages?status=new' };
const more = { words: '2 mails could not be delivered', to: '/staff/mail?status=dead' };
const withoutPlace = { words: 'The newest copy is 9 days old' };

test('what the work list says already counts once', () => {
  expect(besideWork({ work, lines: [said, more, withoutPlace] })).toEqual([more, withoutPlace]);
  expect(countThings({ work, lines: [said, more, withoutPlace], free: [{}] })).toBe(4);
  expect(countThings({ work: [], lines: [], free: [] })).toBe(0);
});

test('what only a role can mend is theirs who have it, and not nobody’s', () => {
  const oldCopy = { ...withoutPlace, ownedBy: 'administrator' as const };
  expect(linesOf('mine', [more, oldCopy])).toEqual([oldCopy]);
  expect(linesOf('nobodys', [more, oldCopy])).toEqual([more]);
  expect(linesOf(null, [more, oldCopy])).toEqual([more, oldCopy]);
});
