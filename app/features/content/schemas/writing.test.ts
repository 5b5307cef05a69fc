import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { labelledLink } from './writing.ts';

describe('links in texts of the school', () => {
  it.each(['/faq#tours', '#forms', 'https://osm.org', 'mailto:{email}', '{phoneLink}'])(
    'may lead to %s',
    (href) => expect(v.is(labelledLink, { label: 'There', href })).toBe(true),
  );

  it.each(['javascript:alert(1)', 'http://osm.org', 'faq'])('never lead to %s', (href) =>
    expect(v.is(labelledLink, { label: 'There', href })).toBe(false),
  );
});
