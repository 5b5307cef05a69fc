import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';

let school: RunningSchool;
let behindProxy: RunningSchool;
beforeAll(async () => {
  school = await runSchool({ LOG_LEVEL: 'warn' });
  behindProxy = await runSchool({ LOG_LEVEL: 'warn', TRUSTED_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await school.remove();
  await behindProxy.remove();
});

const metrics = (of: RunningSchool, headers: Record<string, string> = {}) =>
  fetch(`${of.address}/metrics`, { headers });

/** The value of one line. */
function numberAt(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1));
}

describe('the metrics', () => {
  test('tell what became of submissions, how fast, and how the mail and the process are', async () => {
    await sendApplication(school.address);
    await sendApplication(school.address, { studentFirstName: '' });
    await fetch(`${school.address}/about`);
    const answer = await metrics(school);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    const submissions = (outcome: string) =>
      numberAt(
        text,
        `school_submissions_total{kind="enrollment-application",outcome="${outcome}"}`,
      );
    expect(submissions('stored')).toBe(1);
    expect(submissions('refused')).toBe(1);
    expect(numberAt(text, 'school_request_seconds_count{kind="api",status="2xx"}')).toBe(1);
    expect(numberAt(text, 'school_request_seconds_count{kind="api",status="4xx"}')).toBe(1);
    expect(numberAt(text, 'school_ready')).toBe(1);
    expect(numberAt(text, 'school_outbox_dead')).toBe(0);
    for (const name of [
      'school_write_seconds_count',
      'process_resident_memory_bytes',
      'nodejs_eventloop_delay_p99_seconds',
    ]) {
      expect(numberAt(text, name)).toBeGreaterThan(0);
    }
  });

  test('have the form that Prometheus reads: each name described once, each line a number', async () => {
    const lines = (await (await metrics(school)).text()).trimEnd().split('\n');
    const described = lines
      .filter((line) => line.startsWith('# TYPE '))
      .map((line) => line.split(' ')[2]);
    expect(new Set(described).size).toBe(described.length);
    for (const line of lines.filter((one) => !one.startsWith('#'))) {
      expect(line).toMatch(
        /^[a-z][a-z0-9_]*(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \d+(\.\d+)?(e-?\d+)?$/,
      );
    }
  });

  test('say nothing of who sent what', async () => {
    expect(await (await metrics(school)).text()).not.toMatch(/Mutinta|Hamoonga|EN-/);
  });

  test('are there for a trusted proxy itself, and not for those behind it', async () => {
    expect((await metrics(behindProxy)).status).toBe(200);
    expect((await metrics(behindProxy, { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(200);
    expect((await metrics(behindProxy, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
    const pretended = { 'X-Forwarded-For': '127.0.0.1, 203.0.113.7' };
    expect((await metrics(behindProxy, pretended)).status).toBe(404);
  });

  test('are not there for whoever comes through a proxy that is not trusted', async () => {
    expect((await metrics(school, { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
    expect((await metrics(school, { Forwarded: 'for=127.0.0.1' })).status).toBe(404);
  });
});
