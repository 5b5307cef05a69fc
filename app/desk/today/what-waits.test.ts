import { expect, test } from 'vitest';
import { besideWork, countThings, linesOf, whenOfLine } from './what-waits.ts';

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
  expect(linesOf('mine', [more, oldCopy], () => false)).toEqual([oldCopy]);
  expect(linesOf('nobodys', [more, oldCopy], () => false)).toEqual([more]);
  expect(linesOf(null, [more, oldCopy], () => false)).toEqual([more, oldCopy]);
});

test('an interview is said beside the record that waits for a decision', () => {
  const interview = { words: 'Interview', to: '/staff/messages/CM-1', on: '2026-12-03' };
  expect(besideWork({ work, lines: [said, interview] })).toEqual([interview]);
});

test('what is given to a colleague is theirs, and what is for a later day is not for today', () => {
  const interview = { ...more, on: '2026-12-03', assignedTo: 'banda@school.example' };
  const isOwn = (email: string) => email === interview.assignedTo;
  expect(linesOf('mine', [more, interview], isOwn)).toEqual([interview]);
  expect(linesOf('mine', [more, interview], () => false)).toEqual([]);
  expect(linesOf('nobodys', [more, interview], isOwn)).toEqual([more]);
  expect(whenOfLine(interview, '2026-11-28')).toBe('week');
  expect(whenOfLine(interview, '2026-12-03')).toBe('today');
  expect(whenOfLine(more, '2026-11-28')).toBe('today');
});
