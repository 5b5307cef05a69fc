import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { pageMeta, sharePicturePath } from './page-meta.ts';

const { school } = fixtureContent;
const root = { loaderData: { school, publicUrl: 'https://school.example' } };

test('a page names its own address without the query, and its own picture', () => {
  const tags = pageMeta(
    { matches: [root], location: { pathname: '/contact' } },
    { title: 'Contact', description: 'How to reach us.' },
  );
  expect(tags).toContainEqual({ title: `Contact · ${school.name}` });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://school.example/contact',
  });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://school.example/share/contact.png',
  });
});

test('a page whose loader failed still has a title', () => {
  const tags = pageMeta(
    { matches: [root], location: { pathname: '/contact' } },
    { title: undefined, description: undefined },
  );
  expect(tags).toEqual([{ title: school.name }]);
});

test('a page below another shares its picture', () => {
  expect(sharePicturePath('/')).toBe('/share/home.png');
  expect(sharePicturePath('/careers')).toBe('/share/careers.png');
  expect(sharePicturePath('/careers/art-teacher')).toBe('/share/careers.png');
  expect(sharePicturePath('/rounds/2027')).toBe('/share/enrollment.png');
});
