import { expect, test } from 'vitest';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { offerSteps, stepsBeforeOffer } from './offer-steps.ts';

const reached = (status: EnrollmentStatus, reachedAt: string) => ({ status, reachedAt });
const untilOffer = [
  reached('submitted', '2026-10-29T08:00:00.000Z'),
  // In Lusaka it is the next day already.
  reached('underReview', '2026-11-02T22:30:00.000Z'),
  reached('offered', '2026-11-13T05:00:00.000Z'),
];
const days = { answerBy: '2026-12-11', firstDay: { on: '2027-01-11' } };
const inShort = (steps: ReturnType<typeof offerSteps>) =>
  steps.map(({ name, on, state }) => `${name} ${on} ${state}`);

test('an offer waits for its answer, and the first day lies ahead', () => {
  expect(inShort(offerSteps(untilOffer, days))).toEqual([
    'Applied 2026-10-29 done',
    'Read 2026-11-03 done',
    'Offered 2026-11-13 done',
    'Your answer 2026-12-11 now',
    'First day 2027-01-11 ahead',
  ]);
});

test('after the answer the first day is next', () => {
  const accepted = [...untilOffer, reached('accepted', '2026-11-20T05:00:00.000Z')];
  const enrolled = [...accepted, reached('enrolled', '2026-11-25T05:00:00.000Z')];
  for (const history of [accepted, enrolled]) {
    expect(inShort(offerSteps(history, days)).slice(3)).toEqual([
      'Answered 2026-11-20 done',
      'First day 2027-01-11 now',
    ]);
  }
});

test('of two offers the last one counts, with its own answer', () => {
  const again = [
    ...untilOffer,
    reached('accepted', '2026-11-14T05:00:00.000Z'),
    reached('rescinded', '2026-11-15T05:00:00.000Z'),
    reached('offered', '2026-11-16T05:00:00.000Z'),
  ];
  expect(inShort(offerSteps(again, days)).slice(2, 4)).toEqual([
    'Offered 2026-11-16 done',
    'Your answer 2026-12-11 now',
  ]);
});

test('no day is invented', () => {
  const [first, , offered] = untilOffer;
  const history = first && offered ? [first, offered] : [];
  const steps = offerSteps(history, {});
  expect(steps.map(({ on }) => on)).toEqual([
    ...['2026-10-29', '2026-11-13', '2026-11-13'],
    ...[undefined, undefined],
  ]);
});

test('before an offer the road says who is at work, and no day that nobody knows', () => {
  const [submitted, read] = untilOffer.slice(0, 2);
  const history = submitted && read ? [submitted, read] : [];
  const ahead = ['Answer undefined ahead', 'First day undefined ahead'];
  for (const reached of [history.slice(0, 1), history]) {
    expect(inShort(stepsBeforeOffer(reached) ?? [])).toEqual([
      ...['Applied 2026-10-29 done', 'We read undefined now', 'A place undefined ahead'],
      ...ahead,
    ]);
  }
  const waits = [...history, reached('waitlisted', '2026-11-13T05:00:00.000Z')];
  expect(inShort(stepsBeforeOffer(waits) ?? [])).toEqual([
    ...['Applied 2026-10-29 done', 'Read 2026-11-03 done', 'A place undefined now'],
    ...ahead,
  ]);
});

test.each(['notOffered', 'declined', 'rescinded', 'withdrawn', 'offered'] as const)(
  'one that is %s has no road before an offer',
  (status) => {
    const history = [...untilOffer.slice(0, 1), reached(status, '2026-11-13T05:00:00.000Z')];
    expect(stepsBeforeOffer(history)).toBeUndefined();
  },
);
