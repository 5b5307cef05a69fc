import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { newDatabase, type SchoolDatabase } from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';

let database: SchoolDatabase;
let school: HostedSchool;
beforeAll(async () => {
  database = await newDatabase('SQLite');
  school = await hostSchool({ LOG_LEVEL: 'trace' }, database.dataDir);
});
afterAll(async () => {
  await school.remove();
  await database.remove();
});

/** What a browser says that has no `Sec-Fetch-Site`, of a page that keeps its address to itself. */
const FROM_NOWHERE = { Origin: 'null' };
const FROM_ELSEWHERE = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };

function post(path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(school.address + path, { method: 'POST', body, headers });
}
const typeOf = (answer: Response) => answer.headers.get('Content-Type');
/** What the page's form sends when it is pressed once more. */
function formIn(html: string) {
  const form = html.split('<form').find((part) => part.includes('Send it once more')) ?? '';
  const said = (element: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';
  const hidden = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  return {
    action: said(form, 'action'),
    fields: Object.fromEntries(hidden.map((one) => [said(one, 'name'), said(one, 'value')])),
  };
}

/** The pages that are opened by a secret, by what their routes say. */
const SECRET_PAGES = globSync('app/routes/**/*.tsx')
  .filter((file) => /\bsecretPage\b|\btakeTokenFromAddress\b/.test(readFileSync(file, 'utf8')))
  .map((file) => file.replace('app/routes/', ''))
  .sort();
const WALKED: Record<string, string> = {
  'account/link.tsx': '/account/link',
  'family/family-page.tsx': '/status/family',
  'meals/transaction.tsx': '/parents/meals/transaction',
  'messages/answer.tsx': '/messages/answer',
  'newsletter/confirm.tsx': '/newsletter/confirm',
  'newsletter/unsubscribe.tsx': '/newsletter/unsubscribe',
  'offer/offer.tsx': '/offer',
  'portal/confirm-address.tsx': '/portal/confirm-address',
  'portal/stop-erasure.tsx': '/portal/stop-erasure',
  'public/stop-change.tsx': '/stop-change',
};
/** The screen of the refusal itself: nothing is posted to it. */
const REFUSAL = 'public/not-taken.tsx';

test('every page that a secret opens is walked here', () => {
  expect(SECRET_PAGES).toEqual([...Object.keys(WALKED), REFUSAL].sort());
});

describe.each([...Object.values(WALKED), '/status', '/status/papers'])('%s', (path) => {
  test('lets the browser say where its posts come from', async () => {
    const policy = (await fetch(school.address + path)).headers.get('Referrer-Policy');
    expect(['same-origin', 'strict-origin-when-cross-origin']).toContain(policy);
  });

  test.each([FROM_NOWHERE, FROM_ELSEWHERE])('answers a page to who posts from %j', async (from) => {
    const fields = { token: 'x.y.z', reference: 'x' };
    const answer = await post(path, fields, from as never);
    // Without a pass it leads to the page that gives one.
    if (answer.url.endsWith('/status')) return;
    expect(typeOf(answer)).toMatch(/^text\/html/);
    // What only comes back may stay in the browser, so that Back does not ask to send it again.
    const lifetime = answer.status === 403 ? 'private, no-cache' : 'no-store';
    expect(answer.headers.get('Cache-Control')).toBe(lifetime);
    expect(answer.headers.get('Referrer-Policy')).not.toBe('no-referrer');
    expect(await answer.text()).toMatch(/tel:|newsletter field|status/);
  });
});

test('a link of a mail works where no page says where it comes from', async () => {
  const email = 'quiet@mail.example';
  const subscribed = await fetch(`${school.address}/api/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(subscribed.status).toBe(201);
  const [link = ''] = (await mailTo(school.dataDir, email, 'please confirm')).links;
  const token = new URL(link).searchParams.get('token') ?? '';
  const foreign = await post('/newsletter/confirm', { token }, FROM_ELSEWHERE);
  expect(foreign.status).toBe(403);
  const html = await foreign.text();
  expect(html).toContain('came from another website');
  expect(html.includes(token)).toBe(false);
  const confirmed = () => database.rows('select confirmed_at from subscribers');
  expect(await confirmed()).toEqual([{ confirmed_at: null }]);
  expect((await post('/newsletter/confirm', { token }, FROM_NOWHERE)).status).toBe(200);
  expect(await confirmed()).not.toEqual([{ confirmed_at: null }]);
});

test('a form that nobody knows to be ours comes back with what was typed, for one more press', async () => {
  const typed = {
    ...filledInByHand(school),
    ...{ name: 'Mutinta "M" Hamoonga', email: 'mutinta@mail.example', website: '' },
    ...{ subject: 'The bus', message: 'Does it stop\nat <Chisamba> Road?' },
  };
  const refused = await post('/contact?map=live', typed, FROM_NOWHERE);
  expect(refused.status).toBe(403);
  const html = await refused.text();
  expect(html).toContain('Please press once more');
  expect(html).toContain('Does it stop\nat &lt;Chisamba&gt; Road?');
  expect(html).not.toContain('<Chisamba>');
  expect(html).not.toMatch(/<script[^>]* src/);
  const messages = () => database.rows('select message from contact_messages');
  expect(await messages()).toEqual([]);

  const { action, fields } = formIn(html);
  expect(action).toBe('/contact?map=live');
  const unescaped = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const again = Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, unescaped(v)]));
  expect(again).toEqual(typed);
  const sent = await post(action, again, { Origin: school.address });
  expect(sent.status).toBe(200);
  expect(await messages()).toEqual([{ message: typed.message }]);
});

test('a file is to be chosen again, and what is no form is answered too', async () => {
  const form = new FormData();
  form.set('fullName', 'Natasha Phiri');
  form.set('resume', new File(['x'], 'cv.pdf'));
  const options = { method: 'POST', headers: FROM_NOWHERE };
  const html = await (await fetch(`${school.address}/careers`, { ...options, body: form })).text();
  expect(html).toContain('Please choose it again');
  expect(formIn(html).fields).toEqual({ fullName: 'Natasha Phiri' });
  for (const path of ['/contact', '/enrollment', '/?index']) {
    const answer = await fetch(school.address + path, { ...options, body: '{"a":1}' });
    expect(answer.status).toBe(403);
    expect(typeOf(answer)).toMatch(/^text\/html/);
  }
});

test('what another site sent is not repeated in our name, and programs hear of a problem', async () => {
  const words = 'Pay the fee to this number';
  for (const from of [FROM_ELSEWHERE, { Origin: 'https://evil.example' }]) {
    const answer = await post('/contact', { message: words }, from as never);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html.includes(words)).toBe(false);
    expect(html).toContain('href="/contact"');
  }
  for (const path of ['/api/contact-messages', '/contact.data', '/no/such/page']) {
    await expectProblem(await post(path, { message: words }, FROM_NOWHERE), 403);
  }
  expect((await fetch(`${school.address}/not-taken`)).status).toBe(404);
  expect(school.output()).not.toContain('Chisamba');
  expect(school.output()).not.toContain(words);
});
