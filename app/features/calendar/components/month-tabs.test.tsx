import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { MonthTabs } from './month-tabs.tsx';

test('a month without events says so by its name, beside the bench', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MonthTabs
        months={[{ id: 'june', name: 'June', events: [] }]}
        path="/events"
        today="2026-06-01"
        content={fixtureContent}
      />
    </MemoryRouter>,
  );
  expect(html).toContain('No events scheduled for June yet. Please check back later!');
  expect(html).toContain('<img');
});
