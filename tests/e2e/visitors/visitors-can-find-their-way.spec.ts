import type { Page } from '@playwright/test';
import { openAccount, PASSWORD, sessionOf } from '#tests/support/clients/account-client.ts';
import { expect, test } from '#tests/support/school-story.ts';

// As on most phones.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = [
  'Home',
  'About',
  'Academics',
  'Events',
  'Parents',
  'Enrollment',
  'Careers',
  'Contact',
];

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('eight links, the current one marked, and Enroll Now', async ({ page }) => {
    await page.goto('/enrollment');
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(nav.getByRole('link')).toHaveText(pages);
    await expect(nav.locator('[aria-current=page]')).toHaveText('Enrollment');
    await expect(page.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
      'href',
      '/enrollment',
    );
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(nav.locator('[aria-current=page]')).toHaveText('Home');
  });

  test('the header turns white with a shadow past ten pixels', async ({ page, hydrated }) => {
    await page.goto('/enrollment');
    await hydrated(page);
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect(header).not.toHaveClass(/scrolled/);
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(header).not.toHaveCSS('box-shadow', 'none');
  });
});

test('the menu on a phone closes on every route change and on Escape', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated(page);
  const toggle = page.locator('summary', { hasText: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  const about = menu.getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole('link')).toHaveText(pages);
  await menu.getByRole('link', { name: 'Enrollment' }).click();
  await expect(page).toHaveURL('/enrollment');
  await expect(about).toBeHidden();
  // A new document: the keyboard begins at its beginning.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();

  await toggle.click();
  await menu.getByRole('link', { name: 'Enrollment' }).click();
  await expect(about).toBeHidden();

  await toggle.click();
  await page.keyboard.press('Tab');
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const [what, width, height, textSize] of [
  ['on a phone held sideways', 740, 360, '100%'],
  ['at 400 % zoom', 320, 180, '100%'],
  ['with letters twice as large', 360, 740, '200%'],
] as const) {
  test(`everything in the menu can be reached ${what}`, async ({ page, hydrated }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const toggle = page.locator('summary', { hasText: 'Menu' });
    await expect(toggle).toBeInViewport({ ratio: 0.9 });
    await toggle.click();
    const links = page.getByRole('navigation', { name: 'Main, mobile' }).getByRole('link');
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      // In sight, and nothing lies over it.
      await link.hover();
    }
    const header = page.getByRole('banner');
    expect(await header.evaluate((top) => top.scrollWidth - top.clientWidth)).toBe(0);
  });
}

test('a press outside closes the menu', async ({ page, hydrated }) => {
  await page.goto('/about');
  await hydrated(page);
  const toggle = page.locator('summary', { hasText: 'Menu' });
  const about = page
    .getByRole('navigation', { name: 'Main, mobile' })
    .getByRole('link', { name: 'About' });
  await toggle.click();
  await expect(about).toBeVisible();
  await page.mouse.click(180, 730);
  await expect(about).toBeHidden();
});

test('on a low screen the header goes with the page', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/about');
  await hydrated(page);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
});

test('who is signed in sees it on every page, and can sign out there', async ({
  page,
  school,
  hydrated,
}) => {
  const { email } = await sessionOf(await openAccount(school)).then(({ user }) => user);
  await page.goto('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();

  await page.goto('/events');
  await hydrated(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(row.getByRole('link', { name: 'Enrollment' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'My family' })).toHaveAttribute('href', '/portal');
  await expect(row.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Sign in')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  const toggle = page.locator('summary', { hasText: 'Menu' });
  await expect(toggle).toHaveAccessibleName(/Signed in/);
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await expect(menu.getByRole('link', { name: 'My family' })).toHaveAttribute('href', '/portal');
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await expect(toggle).not.toHaveAccessibleName(/Signed in/);
  await page.goto('/portal');
  await expect(page).toHaveURL(/^[^?]*\/sign-in\?/);
});

test('the first Tab leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
});

test('the footer has its links, the address, the hours and the newsletter', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['About', '/about'],
    ['Academics', '/academics'],
    ['Admissions', '/enrollment'],
    ['Events', '/events'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Parents', '/parents'],
    ['Questions and answers', '/faq'],
    ['Check the status', '/status'],
    ['Sign in', '/sign-in'],
    ['Parent portal', '/portal'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByText('School 8:00 AM-3:00 PM')).toBeVisible();
  await expect(footer.getByText('Office 7:30 AM-4:00 PM')).toBeVisible();

  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await footer.getByLabel('Email address').fill('grandmother@mail.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
  await expect(footer.getByLabel('Email address')).toHaveValue('');
});

test('the home page leads where it says', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Discipline for the Future I need',
  );
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.locator('.quilt li')).toHaveCount(6);
  for (const stat of ['Opening 2026', 'Future Leaders', 'Innovative', 'Community']) {
    await expect(main.locator('.stats').getByText(stat, { exact: true })).toBeVisible();
  }
  const news = main.locator('.news li:has(h3) a');
  await expect(news).toHaveCount(3);
  // The stories run after the opening and the meeting, which step back and are folded away in the end.
  for (const [index, href] of ['/enrollment', '/events#january', '/about'].entries()) {
    await expect(news.nth(index)).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('link', { name: 'View All Events & News' })).toHaveAttribute(
    'href',
    '/events',
  );
  await expect(main.locator('.passage')).toHaveCount(3);
});

for (const path of [
  '/no-such-page',
  '/events/no-such-event',
  '/documents/old-fees.pdf',
  '/calendar/2019.pdf',
]) {
  test(`${path} is answered with 404 and a way on`, async ({ page, hydrated }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page not found · /);
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    expect(errors).toEqual([]);
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('one page gives way to the next in half a second, and at once for who asked for less motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      if (!viewTransition) return;
      await viewTransition.ready;
      const ends = document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().endTime);
      dataset.transition = String(Math.max(...ends.map(Number)));
    });
  });
  const follow = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  };
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  await follow('About');
  await expect(page.locator('html')).toHaveAttribute('data-transition', '500');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow('Privacy');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
});

for (const path of ['/', '/academics', '/careers', '/events']) {
  test(`${path} looks the same to who comes from another page`, async ({ page, hydrated }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await hydrated(page);
    await page.locator(`.foot a[href="${path}"], .brand[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await hydrated(page);
    // Who comes from another page is shown the month that is on.
    const january = page.getByRole('tab', { name: 'January' });
    if (path === '/events') await january.click();
    const widths = await widthsOf(page);
    await page.goto(path);
    await hydrated(page);
    if (path === '/events') await january.click();
    expect(widths).toEqual(await widthsOf(page));
  });
}

/** Of everything on the page; heights follow the pictures, which come when they come. */
function widthsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main *:not(script, link)'), (element) => {
      const { display, fontSize, margin, padding } = getComputedStyle(element);
      const { clientWidth, className } = element;
      return [element.tagName, className, clientWidth, display, fontSize, margin, padding].join();
    }),
  );
}
