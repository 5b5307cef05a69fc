import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { writing, writtenLink } from './writing.ts';

describe('texts of the school', () => {
  it('may name the facts that are known', () => {
    expect(v.is(writing, 'Call {phone}, {days}.')).toBe(true);
    expect(v.is(writing, 'No fact at all')).toBe(true);
  });

  it.each(['Call {fone}.', '{toString}', ''])('are refused as "%s"', (value) => {
    expect(v.is(writing, value)).toBe(false);
  });

  it.each(['/faq#tours', '#forms', 'https://osm.org', 'mailto:{email}', '{phoneLink}'])(
    'may lead to %s',
    (href) => expect(v.is(writtenLink, { label: 'There', href })).toBe(true),
  );

  it.each(['javascript:alert(1)', 'http://osm.org', 'faq', 'mailto:{mail}'])(
    'never lead to %s',
    (href) => expect(v.is(writtenLink, { label: 'There', href })).toBe(false),
  );
});
