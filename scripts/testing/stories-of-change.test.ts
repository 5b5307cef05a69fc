import { expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { pagesOf, storiesOf } from './stories-of-change.ts';

test('a rule shows on the pages that import it, through however many files', () => {
  const pages = pagesOf(['app/features/enrollment/age-rule.ts'], routes);
  expect(pages).toContain('/enrollment');
  expect(pages).toContain('/api/enrollment-applications');
  expect(pages).not.toContain('/contact');
});

test('a page with a parameter counts by what stands before it', () => {
  expect(pagesOf(['app/routes/calendar/shared-dates.tsx'], routes)).toEqual(['/events']);
});

test('what no page imports shows on none', () => {
  expect(pagesOf(['README.md', 'server/http/negotiate.ts'], routes)).toEqual([]);
});

test('changed stories come first, then those that name the pages most; parts of a path are no page', () => {
  const stories = [
    { file: 'once.spec.ts', text: "goto('/contact')" },
    { file: 'twice.spec.ts', text: "goto('/contact?map=live'); goto(school + '/contact')" },
    { file: 'other.spec.ts', text: "goto('/contact-us'); goto('/staff/contact')" },
    { file: 'own.spec.ts', text: '' },
  ];
  expect(storiesOf(['own.spec.ts'], ['/contact'], stories)).toEqual([
    ...['own.spec.ts', 'twice.spec.ts', 'once.spec.ts'],
  ]);
});
