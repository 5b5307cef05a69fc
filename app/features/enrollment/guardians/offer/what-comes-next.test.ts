import { expect, test } from 'vitest';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { dayOfNext, whatComesNext } from './what-comes-next.ts';

const reached = (status: EnrollmentStatus, reachedAt: string) => ({ status, reachedAt });
const accepted = [
  reached('submitted', '2026-10-29T08:00:00.000Z'),
  reached('offered', '2026-11-13T05:00:00.000Z'),
  // In Lusaka it is the next day already.
  reached('accepted', '2026-11-19T22:30:00.000Z'),
];
const firstDay = { on: '2027-01-11' };
const papers = [
  { label: 'Birth certificate', isHere: true },
  { label: 'Under-five card', isHere: false },
];
const inShort = (things: ReturnType<typeof whatComesNext>) =>
  things.map((thing) => `${thing.isDone ? 'x' : '-'} ${thing.what}: ${dayOfNext(thing) ?? ''}`);

test('what is done is ticked by itself, and the rest has its day', () => {
  expect(inShort(whatComesNext({ history: accepted, papers, firstDay }))).toEqual([
    'x The place is accepted: done on November\u00a020,\u00a02026',
    'x Birth certificate: done',
    '- Under-five card: by January\u00a011,\u00a02027',
    '- The office completes the enrollment: ',
    '- Uniform and books: by January\u00a011,\u00a02027',
    '- First day of school: January\u00a011,\u00a02027',
  ]);
});

test('once the office has completed the enrollment, that is ticked too', () => {
  const history = [...accepted, reached('enrolled', '2026-11-25T08:00:00.000Z')];
  expect(inShort(whatComesNext({ history, papers: [], firstDay }))).toContain(
    'x The office completes the enrollment: done on November\u00a025,\u00a02026',
  );
});

test('where the first day is not known, nothing claims a day', () => {
  expect(inShort(whatComesNext({ history: accepted, papers })).slice(2)).toEqual([
    '- Under-five card: ',
    '- The office completes the enrollment: ',
    '- Uniform and books: ',
    '- First day of school: we tell you the day',
  ]);
});
