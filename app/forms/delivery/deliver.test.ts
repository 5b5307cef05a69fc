import { describe, expect, test } from 'vitest';
import { outcomeOf } from './deliver.ts';

const receipt = { reference: 'EN-7KQ4-M2XD', submissionDate: '2026-02-02T08:00:00.000Z' };
const problem = { title: 'Not taken', detail: 'Correct the phone number.', errors: [] };
const answer = (status: number, body: unknown) => outcomeOf(status, JSON.stringify(body), null);

describe('an answer of the school is', () => {
  test('received with a 201 and its receipt', () => {
    expect(answer(201, receipt)).toEqual({ kind: 'received', receipt });
  });

  test('refused for good with a rule that it breaks', () => {
    expect(answer(422, problem)).toEqual({ kind: 'refused', problem });
  });

  test('received, with what to know, where the school has this key with other answers', () => {
    expect(answer(422, { ...problem, receipt })).toEqual({
      kind: 'received',
      receipt,
      note: problem.detail,
    });
  });

  test.each([
    ['a page of a hotspot', 200, '<html>Buy data</html>'],
    ['a 201 that is not ours', 201, { id: 1 }],
    ['a 422 that is not ours', 422, { message: 'no' }],
    ['a server in trouble', 503, problem],
  ])('not known yet with %s', (_, status, body) => {
    expect(answer(status, body)).toEqual({ kind: 'waiting', isReachable: true });
  });
});
