import { setTimeout as pause } from 'node:timers/promises';
import { builtSite } from '../../scripts/bundle/built-site.ts';

/** A site that gets the signal of its first parameter while it is still saying what there is to say. */
const site = await builtSite(process.env.CONTENT_DIR);
await site.serve(process.env, async () => {
  process.kill(process.pid, process.argv[2]);
  await pause(300);
  console.log('the last word');
});
