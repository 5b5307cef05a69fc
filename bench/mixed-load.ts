import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { runSchool } from '../tests/support/running-school.ts';
import { residentMegabytes } from './start-and-rest.ts';
import { INSPECTED } from './tools/inspector.ts';
import { memoryInUse } from './tools/memory-in-use.ts';
import { milliseconds, note, percentile, printTable, verdict, whole } from './tools/table.ts';

const MINUTES = 10;
const VISITORS_PER_SECOND = 200;
const MOST_MS = 100;
/** What stays in use after a collection must not be more at the end than after the first minute by this. */
const MOST_GROWTH = 1.1;

const pages = [
  '/',
  '/about',
  '/academics',
  '/events',
  '/parents',
  '/faq',
  '/enrollment',
  '/careers',
];

/** A school's busiest day for ten minutes: visitors come at their own pace, whether or not the last one is served. */
export async function measureMixedLoad(): Promise<void> {
  const school = await runSchool({ ...INSPECTED, LOG_LEVEL: 'silent', TRUSTED_PROXY: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const taken: Record<string, number[]> = { pages: [], 'not modified': [], forms: [], status: [] };
  const held: number[] = [];
  const inUse: number[] = [];
  let failures = 0;

  async function visit(number: number): Promise<void> {
    const path = pages[number % pages.length] ?? '/';
    await ask('pages', path, { headers: { 'Accept-Encoding': 'br' } });
    await ask('not modified', '/', { headers: { 'If-None-Match': 'W/"old"' } });
    if (number % 20 === 0) await apply(number);
    if (number % 50 === 7) await subscribe(number);
    if (number % 50 === 9) await lookUp();
  }

  const apply = (number: number) =>
    post('/api/enrollment-applications', {
      ...sampleAnswers,
      studentLastName: `Visitor ${number}`,
    });
  const subscribe = (number: number) =>
    post('/api/newsletter-subscriptions', {
      email: `visitor-${number}@mail.example`,
    });
  const lookUp = () =>
    ask('status', '/status', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': someone(),
      },
      body: `reference=EN-${Math.random().toString(36).slice(2, 10)}&studentDOB=2020-05-14`,
    });

  function post(path: string, body: object) {
    return ask('forms', path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'X-Forwarded-For': someone(),
      },
      body: JSON.stringify(body),
    });
  }

  function ask(
    kind: string,
    path: string,
    {
      method = 'GET',
      headers,
      body,
    }: { method?: string; headers: Record<string, string>; body?: string },
  ): Promise<void> {
    return new Promise((resolve) => {
      const startedAt = performance.now();
      const fail = () => {
        failures++;
        resolve();
      };
      const asked = request(school.address + path, { method, headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          taken[kind]?.push(performance.now() - startedAt);
          // A status that is not found is 422, and no failure.
          const isWell = (answer.statusCode ?? 500) < 400 || answer.statusCode === 422;
          if (isWell) resolve();
          else fail();
        });
        answer.on('error', fail);
      });
      asked.on('error', fail);
      asked.end(body);
    });
  }

  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let number = 0; number < MINUTES * 60 * VISITORS_PER_SECOND; number++) {
    const dueAt = startedAt + (number * 1000) / VISITORS_PER_SECOND;
    const early = dueAt - performance.now();
    if (early > 1) await pause(early);
    if (number % (60 * VISITORS_PER_SECOND) === 0) held.push(residentMegabytes(school.pid));
    if (number === 60 * VISITORS_PER_SECOND) inUse.push(await memoryInUse(school));
    const visitor: Promise<void> = visit(number).finally(() => underWay.delete(visitor));
    underWay.add(visitor);
  }
  await Promise.all(underWay);
  inUse.push(await memoryInUse(school));
  agent.destroy();
  await school.remove();

  const all = Object.values(taken).flat();
  printTable(
    `${VISITORS_PER_SECOND} visitors a second for ${MINUTES} minutes`,
    ['', 'requests', 'p50', 'p99', 'worst'],
    [...Object.entries(taken), ['together', all] as const].map(([kind, times]) => [
      kind,
      whole(times.length),
      milliseconds(percentile(times, 50)),
      milliseconds(percentile(times, 99)),
      milliseconds(times.reduce((most, time) => Math.max(most, time), 0)),
    ]),
  );
  const [early = 0, late = Number.POSITIVE_INFINITY] = inUse;
  note(
    `Failures: ${failures} (target 0: ${verdict(failures === 0)}).` +
      ` p99 under ${MOST_MS} ms: ${verdict(percentile(all, 99) < MOST_MS)}.` +
      ` Memory in use after a collection: ${early.toFixed(1)} MB after a minute, ${late.toFixed(1)} MB at the end: ${verdict(late < early * MOST_GROWTH)}.` +
      ` Held of the machine (RSS), minute by minute: ${held.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB.`,
  );
}

/** Each visitor has an address of their own. */
function someone(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `41.${part()}.${part()}.${part()}`;
}
