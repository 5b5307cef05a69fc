import type { Page } from '@playwright/test';
import { publicPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** The pages whose texts this part of the site owns; the list of all is the site map. */
const pages = [
  ...['/', '/enrollment', '/contact', '/events', '/parents', '/careers'],
  ...['/parents/volunteer', '/parents/pta'],
];

test('the site map lists every public page, robots.txt leads to it', async ({
  request,
  school,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(publicPages.toSorted());
  for (const address of addresses) {
    expect(address.startsWith(school.address)).toBe(true);
    expect((await request.get(address)).status()).toBe(200);
    const name = new URL(address).pathname.split('/')[1] || 'home';
    const picture = await request.get(`/share/${name}.png`);
    expect(picture.status()).toBe(200);
    expect((await picture.body()).length).toBeLessThan(100 * 1024);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${school.address}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

for (const path of pages) {
  test(`${path} has what a search engine and a shared link need`, async ({ page, school }) => {
    await page.goto(`${path}?from=a-friend`);
    const contentOf = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      school.address + path,
    );
    const description = await contentOf('description');
    expect(description?.length).toBeGreaterThan(40);
    expect(await contentOf('og:description')).toBe(description);
    expect(await contentOf('og:url')).toBe(school.address + path);
    expect(await contentOf('og:title')).toContain('Ten Miles Primary School');
    expect(await contentOf('twitter:card')).toBe('summary_large_image');
    const picture = await contentOf('og:image');
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture ?? '');
    expect(size).toEqual([1200, 630]);
  });
}

test('titles and descriptions are the page’s own', async ({ page }) => {
  const seen = new Set<string | null>();
  for (const path of pages) {
    await page.goto(path);
    seen.add(await page.title());
    seen.add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(seen.size).toBe(2 * pages.length);
});

test('the school introduces itself to search engines', async ({ page, school }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    const graph = await structuredData(page);
    expect(graph[0]).toMatchObject({
      '@type': ['ElementarySchool', 'Preschool'],
      '@id': `${school.address}/#school`,
      name: 'Ten Miles Primary School',
      address: { addressCountry: 'ZM' },
    });
  }
});

test('every opening is posted to search engines, with the address where candidates apply', async ({
  page,
  school,
  hydrated,
}) => {
  await page.goto('/careers');
  const titles = await page
    .locator('#openings')
    .getByRole('heading', { level: 3 })
    .allTextContents();
  const postings = (await structuredData(page)).slice(1);
  expect(titles).toHaveLength(6);
  expect(postings.map((posting) => posting.title)).toEqual(titles);
  for (const posting of postings) {
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      datePosted: '2025-11-01',
      hiringOrganization: { name: 'Ten Miles Primary School' },
      jobLocation: { address: { addressCountry: 'ZM' } },
    });
    await page.goto(posting.url ?? '');
    await expect(page.getByRole('heading', { name: `Apply for ${posting.title}` })).toBeVisible();
    const [, ...own] = await structuredData(page);
    expect(own).toEqual([posting]);
  }
  expect(postings[0]?.url).toBe(`${school.address}/careers?position=teacher-k-2`);
  await hydrated(page);
  expect((await structuredData(page)).slice(1)).toHaveLength(1);
});

test('the home screen gets a name and icons', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Ten Miles Primary School', start_url: '/' });
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [
    ...manifest.icons,
    { src: touch, sizes: '180x180' },
    { src: '/favicon.png', sizes: '48x48' },
  ];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

/** The nodes of the page's structured data; the first is the school. */
async function structuredData(page: Page): Promise<Record<string, string>[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '')['@graph'];
}
