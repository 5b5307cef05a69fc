import { expect, test } from 'vitest';
import { judge } from './known-faults.ts';

const listed = (severity: string) =>
  JSON.stringify({ vulnerabilities: { odd: { name: 'odd', severity, range: '<2.0.0' } } });

test('a package with a known fault fails the run and is named', () => {
  const { count } = judge(listed('high'));
  expect(count).toMatchObject({ failed: 1, failures: ['odd <2.0.0 has a known fault (high)'] });
  expect(judge(listed('low')).count).toMatchObject({ passed: 1, failed: 0 });
  expect(judge('{"vulnerabilities":{}}').count).toMatchObject({ passed: 1, failed: 0 });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
  ['', 'npm audit printed no list'],
])('without a list the run goes on and says why', (printed, reason) => {
  const { lines, count } = judge(printed);
  expect(count).toMatchObject({ skipped: 1, failed: 0 });
  expect(lines.join()).toContain(reason);
});
