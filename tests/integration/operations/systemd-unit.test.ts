import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#lib/env.server.ts';

/** The unit that the how-to tells people to copy. */
const UNIT = 'docs/how-to/school.service';
/** systemd's word for "OK" begins below this, on its scale from 0 to 100. */
const MOST_EXPOSED = '40';
const unit = readFileSync(UNIT, 'utf8');

const isMissing = spawnSync('systemd-analyze', ['--version']).status !== 0;
if (isMissing) {
  console.warn('Skipped: systemd on its unit, because systemd-analyze is not installed.');
}

test.skipIf(isMissing)('systemd finds the service little exposed', () => {
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', `--threshold=${MOST_EXPOSED}`, UNIT],
    { encoding: 'utf8' },
  );
  expect(stdout).toMatch(/Overall exposure level for school\.service: [0-3]\.\d/);
  expect(status).toBe(0);
});

test.skipIf(isMissing).each(['school', 'school-upgrade'])(
  'systemd understands every line of %s.service',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const text = readFileSync(`docs/how-to/${name}.service`, 'utf8');
    // What it starts is not installed where the test runs; everything else is as people copy it.
    const here = text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
    writeFileSync(join(folder, `${name}.service`), here);
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', join(folder, `${name}.service`)],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toBe('');
    expect(status).toBe(0);
  },
);

test('nobody else reads what it writes, and it is never given up', () => {
  const lines = unit.split('\n');
  for (const line of [
    'UMask=0077',
    'StateDirectoryMode=0700',
    'EnvironmentFile=/etc/school/school.env',
    'StartLimitIntervalSec=0',
    'Restart=always',
    'ProtectSystem=strict',
  ]) {
    expect(lines).toContain(line);
  }
});

test('it cannot change its own program', () => {
  expect(unit).not.toMatch(/^(ReadWritePaths|BindPaths)=/m);
});

test('the settings that the how-to begins with are ones that the site takes', () => {
  const howTo = readFileSync('docs/how-to/put-it-on-a-server.md', 'utf8');
  const [, text = ''] = /```ini\n# \/etc\/school\/school\.env\n(.*?)```/s.exec(howTo) ?? [];
  const pairs = text
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  expect(readEnvironment(Object.fromEntries(pairs))).toMatchObject({
    publicUrl: 'https://www.example.org',
    dataDir: '/var/lib/school',
    trustedProxies: ['127.0.0.1'],
  });
});
