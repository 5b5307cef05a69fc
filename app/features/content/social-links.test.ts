import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { findSocialPlaceholders } from './social-links.ts';

test('a link to the front page of a network is named, one to the school’s own page is not', () => {
  const own = { name: 'Facebook', href: 'https://www.facebook.com/tenmiles' };
  const front = { name: 'WhatsApp', href: 'https://www.whatsapp.com/' };
  expect(findSocialPlaceholders({ social: [own, front] })).toEqual([
    'school.yaml: the link WhatsApp in the footer leads to https://www.whatsapp.com/, which is no page of the school. Give the school’s own address, or take the link off.',
  ]);
  expect(findSocialPlaceholders(fixtureContent.school)).toHaveLength(2);
});
