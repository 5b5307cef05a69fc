import { expect, test } from 'vitest';
import { refusalIn } from './refusal.ts';

const REFUSAL = { title: 'Error', detail: 'No such code.' };

test('an answer of the school is read as a refusal, with and without fields', () => {
  expect(refusalIn({ ...REFUSAL, type: 'about:blank' })).toEqual({ ...REFUSAL, errors: [] });
  const errors = [{ field: 'code', message: 'Please look again.' }];
  expect(refusalIn({ ...REFUSAL, errors })).toEqual({ ...REFUSAL, errors });
});

test('what somebody else answers is none', () => {
  const fields = [{ errors: 'code' }, { errors: [{ field: 'code' }] }, { errors: [null] }];
  const others = [undefined, null, '<html>', 7, {}, { title: 'Welcome' }];
  for (const said of [...others, ...fields.map((errors) => ({ ...REFUSAL, ...errors }))]) {
    expect(refusalIn(said)).toBeUndefined();
  }
});
