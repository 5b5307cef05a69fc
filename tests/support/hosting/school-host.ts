import { pathToFileURL } from 'node:url';
import { CLIENT_FOLDER, SERVER_BUNDLE } from '../../../scripts/bundle/built-files.ts';

/**
 * A process that runs one school of the built site after another, as `hosted-school.ts` asks: each after the first
 * starts with its code read and warm. It says on standard output what `npm start` says, and `ENDED` after each.
 */
export const ENDED = 'The school has ended';

/** `threadTime` is answered by a message, and not printed. */
export type Asked = { start: NodeJS.ProcessEnv } | 'stop' | 'threadTime';

if (import.meta.main) {
  const site: typeof import('../../../server/serve.ts') = await import(
    pathToFileURL(SERVER_BUNDLE).href
  );
  let stop = async () => {};
  // A school that cannot start, or not stop, ends the process with the reason.
  process.on('message', async (asked: Asked) => {
    if (asked === 'threadTime') {
      const { user, system } = process.threadCpuUsage();
      process.send?.((user + system) / 1000);
      return;
    }
    if (asked === 'stop') {
      await stop();
      process.stdout.write(`${ENDED}\n`);
      return;
    }
    const school = await site.start(asked.start, { client: CLIENT_FOLDER });
    stop = school.stop;
    process.stdout.write(`The school’s website is ready at ${school.address}\n`);
    await school.announce();
  });
  process.on('disconnect', () => process.exit());
}
