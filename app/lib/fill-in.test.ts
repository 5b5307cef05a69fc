import { describe, expect, it } from 'vitest';
import { fillIn, fillInAll, placeholdersIn } from './fill-in.ts';

const facts = { phone: '+260 211 000 000', school: 'Ten Miles' };

describe('texts with facts in them', () => {
  it('puts each fact in its place', () => {
    expect(fillIn('Call {school} at {phone}. {phone}!', facts)).toBe(
      'Call Ten Miles at +260 211 000 000. +260 211 000 000!',
    );
  });

  it('leaves what it does not know, also names that every object has', () => {
    expect(fillIn('{fax} {toString} {} {a b}', facts)).toBe('{fax} {toString} {} {a b}');
  });

  it('does not read a fact as a pattern or fill it in again', () => {
    expect(fillIn('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}');
  });

  it('goes into lists and records and leaves everything else', () => {
    expect(fillInAll({ a: ['{school}', 5, null], b: { c: '{phone}' } }, facts)).toEqual({
      a: ['Ten Miles', 5, null],
      b: { c: '+260 211 000 000' },
    });
  });

  it('names the placeholders', () => {
    expect(placeholdersIn('{school}: {phone}')).toEqual(['school', 'phone']);
    expect(placeholdersIn('none')).toEqual([]);
  });
});
