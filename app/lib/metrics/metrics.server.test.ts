import { expect, test } from 'vitest';
import { countedLines, gauge, newCounter, newHistogram } from './metrics.server.ts';

const linesOf = (name: string) => countedLines().filter((line) => line.includes(name));

test('a counter counts for each set of labels', () => {
  const counter = newCounter('test_total', 'Test');
  counter.add({ kind: 'a' });
  counter.add({ kind: 'a' });
  counter.add({ kind: 'b"\\\n' });
  expect(linesOf('test_total')).toEqual([
    '# HELP test_total Test',
    '# TYPE test_total counter',
    'test_total{kind="a"} 2',
    'test_total{kind="b\\"\\\\\\n"} 1',
  ]);
});

test('a histogram counts upwards, its bounds included', () => {
  const histogram = newHistogram('test_seconds', 'Test', [0.1, 1]);
  for (const value of [0.1, 0.5, 7]) histogram.of({ kind: 'a' })(value);
  expect(linesOf('test_seconds').slice(2)).toEqual([
    'test_seconds_bucket{kind="a",le="0.1"} 1',
    'test_seconds_bucket{kind="a",le="1"} 2',
    'test_seconds_bucket{kind="a",le="+Inf"} 3',
    'test_seconds_sum{kind="a"} 7.6',
    'test_seconds_count{kind="a"} 3',
  ]);
});

test('a gauge is the value of this moment', () => {
  expect(gauge('test_bytes', 'Test', 5)).toEqual([
    '# HELP test_bytes Test',
    '# TYPE test_bytes gauge',
    'test_bytes 5',
  ]);
});
