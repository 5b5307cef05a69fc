import { expect, test } from 'vitest';
import { newPublishSignal } from './publish-signal.server.ts';

test('pages are forgotten after the content was read, whoever registered first', async () => {
  const signal = newPublishSignal();
  const done: string[] = [];
  signal.onNotify('forgetPages', () => void done.push('pages'));
  signal.onNotify('readContent', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    done.push('content');
  });
  await signal.notify();
  expect(done).toEqual(['content', 'pages']);
});
