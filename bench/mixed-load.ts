import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { runSchool } from '../tests/support/running-school.ts';
import { sampleAnswers } from '../tests/support/sample-answers.ts';
import { residentMegabytes } from './start-and-rest.ts';
import { milliseconds, note, percentile, printTable, verdict, whole } from './table.ts';

const MINUTES = 10;
const VISITORS_PER_SECOND = 200;
const MOST_MS = 100;
/** Memory may breathe; what it holds in the last minutes must not be more than in the first ones by this. */
const MOST_GROWTH = 1.25;

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
  const school = await runSchool({ LOG_LEVEL: 'silent', TRUSTED_PROXY: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const taken: Record<string, number[]> = { pages: [], 'not modified': [], forms: [], status: [] };
  const memory: number[] = [];
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
    if (number % (10 * VISITORS_PER_SECOND) === 0) memory.push(residentMegabytes(school.pid));
    const visitor: Promise<void> = visit(number).finally(() => underWay.delete(visitor));
    underWay.add(visitor);
  }
  await Promise.all(underWay);
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
  const third = Math.ceil(memory.length / 3);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const early = mean(memory.slice(1, third + 1));
  const late = mean(memory.slice(-third));
  note(
    `Failures: ${failures} (target 0: ${verdict(failures === 0)}).` +
      ` p99 under ${MOST_MS} ms: ${verdict(percentile(all, 99) < MOST_MS)}.` +
      ` Memory in the first third ${early.toFixed(0)} MB, in the last ${late.toFixed(0)} MB: ${verdict(late < early * MOST_GROWTH)}.`,
  );
}

/** Each visitor has an address of their own. */
function someone(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `41.${part()}.${part()}.${part()}`;
}
