import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { classesInRules } from '../../../scripts/classes/css-classes.ts';

/** What only some pages bring along (app/page-styles.tsx). */
const sheets = [
  'app/ui/styles/accordion.css',
  'app/ui/styles/form.css',
  'app/ui/styles/dialog.css',
  'app/features/enrollment/form/enrollment.css',
  'app/routes/public/styles/not-found.css',
];
const theirs = new Set(
  sheets.flatMap((sheet) => [...classesInRules(readFileSync(sheet, 'utf8')).keys()]),
);

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn' });
});
afterAll(() => school.remove());

test.each([...publicPages, '/parents/none', '/about/none', '/events/none', '/none'])(
  '%s wears no class whose rules it does not bring',
  async (path) => {
    const html = await (await fetch(school.address + path)).text();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join();
    const worn = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(worn.length).toBeGreaterThan(20);
    const brought = classesInRules(styles);
    const bare = worn.filter((name) => theirs.has(name) && !brought.has(name));
    expect([...new Set(bare)]).toEqual([]);
  },
);
