import { expect, test } from 'vitest';
import { newestReading } from './newest-reading.ts';

test('a slow reading that began earlier does not bring back what was before', async () => {
  const answers: ((value: string) => void)[] = [];
  const opening = newestReading(() => new Promise<string>((answer) => answers.push(answer)));
  answers[0]?.('first');
  const reading = await opening;
  expect(reading.current()).toBe('first');

  const slow = reading.readAgain();
  const quick = reading.readAgain();
  answers[2]?.('new');
  await quick;
  answers[1]?.('old');
  await slow;
  expect(reading.current()).toBe('new');
});
