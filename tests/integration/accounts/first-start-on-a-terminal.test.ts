import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasTerminal, keys, runOnTerminal } from '#tests/support/hosting/on-a-terminal.ts';
import { failToStart, freePort, runSchool, START } from '#tests/support/running-school.ts';

/** What a person sees who types `npm start`. */
let dataDir: string;
let port: string;
let settings: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  port = String(await freePort());
  settings = { PORT: port, DATA_DIR: dataDir };
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts on a terminal, waits until it has said how to stop, presses Ctrl+C. */
async function startAndStop(changes: Record<string, string>) {
  const env = { ...process.env, NODE_ENV: 'production', ...settings, ...changes };
  const terminal = runOnTerminal(START, env);
  await terminal.typeAfter('press Ctrl+C', keys.stop);
  return terminal.ended();
}

test.skipIf(!hasTerminal).each(['info', 'error'])(
  'with LOG_LEVEL=%s the first start says all that a person needs',
  async (LOG_LEVEL) => {
    const address = `http://127.0.0.1:${port}`;
    const { code, printed } = await startAndStop({ LOG_LEVEL, PUBLIC_URL: '' });
    expect(code).toBe(0);
    expect(printed).toContain(`The school’s website is ready at ${address}\n`);
    const [, link = ''] = /administrator.*\n(http\S+)\n/.exec(printed) ?? [];
    expect(new URL(link).origin).toBe(address);
    expect(printed).toContain(`Each one is a file in ${join(dataDir, 'mail')}.`);
    expect(printed).not.toMatch(/^\{/m);

    const again = await startAndStop({ LOG_LEVEL, PUBLIC_URL: '' });
    const [, later = ''] = /administrator.*\n(http\S+)\n/.exec(again.printed) ?? [];
    expect(new URL(later).origin).toBe(address);
    expect(later).not.toBe(link);
  },
);

test.skipIf(!hasTerminal)('where visitors have another address the link leads there', async () => {
  const { printed } = await startAndStop({ PUBLIC_URL: 'https://www.example.org' });
  expect(printed).toMatch(/administrator.*\nhttps:\/\/www\.example\.org\/\S+\n/);
  expect(printed).toContain('Visitors use this address: https://www.example.org\n');
});

test('where nobody reads along the log has the link, as JSON', async () => {
  const school = await runSchool({ ...settings, FIRST_ADMINISTRATOR: '' }, dataDir);
  await expect.poll(() => school.output()).toContain('no administrator yet');
  const lines = school.output().trim().split('\n');
  const line = lines.find((one) => one.includes('no administrator yet')) ?? '';
  expect(new URL(JSON.parse(line).link).origin).toBe(school.address);
  expect(school.output()).not.toContain('Ctrl+C');
  await school.stop();
});

test.each(['SIGTERM', 'SIGINT'])(
  'on %s while it still says how to stop, it says it all and stops cleanly',
  async (signal) => {
    const site = spawn(process.execPath, ['tests/support/interrupted-site.ts', signal], {
      env: { ...process.env, NODE_ENV: 'production', ...settings, LOG_LEVEL: 'warn' },
    });
    let printed = '';
    site.stdout.on('data', (chunk) => (printed += chunk));
    site.stderr.on('data', (chunk) => (printed += chunk));
    const code = await new Promise<number | null>((resolve) => site.once('close', resolve));
    expect(printed).toMatch(/is ready at .*\nthe last word\n$/);
    expect(code).toBe(0);
  },
);

test('a start in vain says why, and nothing else', async () => {
  const { code, printed } = await failToStart({ ...settings, SMTP_URL: 'smtp://' });
  expect(code).toBe(1);
  expect(printed.trim().split('\n').at(-1)).toMatch(/^SMTP_URL must start with/);
});
