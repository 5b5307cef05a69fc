import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailsIn, mailTo, openMailLink } from '#tests/support/readers/captured-mail.ts';

describe.each(presentStoreKinds())('the newsletter, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'debug' }, database.dataDir);
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  async function subscribe(email: string) {
    const answer = await fetch(`${school.address}/api/newsletter-subscriptions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(201);
    return Object.keys((await answer.json()) as object);
  }
  const linkTo = async (email: string, subject: string) =>
    (await mailTo(school.dataDir, email, subject)).links[0] ?? '';
  const row = async (email: string) =>
    (await database.rows(`select * from subscribers where email_search = '${email}'`))[0];
  const queuedFor = async (email: string) =>
    (await database.rows(`select kind from outgoing_mails where recipient = '${email}'`)).map(
      (mail) => mail.kind,
    );
  /** As if the last mail had gone out that long ago. */
  const letTimePass = (email: string, minutes: number) =>
    database.rows(
      `update subscribers set mailed_at = '${new Date(Date.now() - minutes * 60_000).toISOString()}'
       where email_search = '${email}'`,
    );
  const press = (link: string, init: RequestInit = {}) => fetch(link, { method: 'POST', ...init });

  test('is sent to whoever says yes by mail; opening the link alone says nothing', async () => {
    const email = 'yes@mail.example';
    await subscribe(email);
    const link = await linkTo(email, 'please confirm');
    const first = await fetch(link, { redirect: 'manual' });
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/newsletter/confirm']);
    expect(first.headers.get('Referrer-Policy')).toBe('same-origin');
    const page = await openMailLink(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(await page.text()).not.toMatch(/<script[^>]* src|yes@mail/);
    expect(await row(email)).toMatchObject({ confirmed_at: null });

    const done = await press(link);
    expect(done.status).toBe(200);
    expect(done.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(await done.text()).toContain('it worked');
    expect((await row(email))?.confirmed_at).toMatch(/Z$/);
  });

  test('who gets it already is told so once a day, and can leave in one step', async () => {
    const email = 'known@mail.example';
    await subscribe(email);
    await press(await linkTo(email, 'please confirm'));
    await letTimePass(email, 23 * 60);
    await subscribe(email);
    expect(await queuedFor(email)).toEqual(['newsletter-confirmation']);
    await letTimePass(email, 25 * 60);
    await subscribe(email);
    const known = await mailTo(school.dataDir, email, 'you already get');
    expect(await queuedFor(email)).toHaveLength(2);

    expect(known.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.*)>$/.exec(known.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect((await openMailLink(link)).status).toBe(200);
    expect(await row(email)).toMatchObject({ unsubscribed_at: null });
    const fromMailProgram = {
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'error' as const,
    };
    expect((await press(link, fromMailProgram)).status).toBe(200);
    const left = (await row(email))?.unsubscribed_at;
    expect(left).toMatch(/Z$/);
    expect((await press(link, fromMailProgram)).status).toBe(200);
    expect(await row(email)).toMatchObject({ unsubscribed_at: left ?? '' });

    await letTimePass(email, 10);
    await subscribe(email);
    expect(await row(email)).toMatchObject({ unsubscribed_at: left ?? '' });
    await press(await linkTo(email, 'please confirm'));
    expect(await row(email)).toMatchObject({ unsubscribed_at: null });
  });

  test('asking again sends again, but not to please somebody who annoys others', async () => {
    const email = 'annoyed@mail.example';
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await queuedFor(email)).toHaveLength(1);
    await letTimePass(email, 9);
    await subscribe(email);
    expect(await queuedFor(email)).toHaveLength(1);
    await letTimePass(email, 10);
    await subscribe(email.toUpperCase());
    expect(await queuedFor(email)).toHaveLength(2);
  });

  test('an address that cannot be written to gets the same answer, and no mail', async () => {
    expect(await subscribe('no address')).toEqual(['submissionDate']);
    expect(await subscribe('a@mail.example, b@mail.example')).toEqual(['submissionDate']);
    expect(mailsIn(school.dataDir).some(({ to }) => to.includes('b@mail.example'))).toBe(false);
  });

  test('the same address, sent again without a key, is asked again only when its last mail is old enough', async () => {
    const send = async (email: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ email });
      const address = `${school.address}/api/newsletter-subscriptions`;
      return (await fetch(address, { method: 'POST', headers, body })).json();
    };
    await send('twice@mail.example');
    await send(' twice@mail.example ');
    expect(await queuedFor('twice@mail.example')).toHaveLength(1);
    await letTimePass('twice@mail.example', 11);
    await send('twice@mail.example');
    expect(await queuedFor('twice@mail.example')).toHaveLength(2);
  });

  test('a link that is not ours does nothing, and says what to do', async () => {
    for (const path of ['confirm', 'unsubscribe']) {
      for (const token of ['', '?token=', '?token=x.y.z', `?token=${'x'.repeat(5000)}`]) {
        const link = `${school.address}/newsletter/${path}${token}`;
        for (const answer of [await fetch(link), await press(link)]) {
          expect(answer.status).toBe(410);
          expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
          expect(await answer.text()).toContain('This link');
        }
      }
    }
  });

  test('no link and no address is in the log', () => {
    expect(school.output()).toContain('/newsletter/confirm');
    expect(school.output()).not.toMatch(/token|@/);
  });
});
