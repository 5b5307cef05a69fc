import { todayIn } from '#desk/today/today-in.server.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { contentParts } from '../parts.ts';
import { listWaiting } from './waiting-changes.server.ts';

/** Where the school's mail and money go is about to change. */
export const listContentToday = todayIn('content', async (read, path) =>
  (await listWaiting(read)).map(({ name, at }) => ({
    words: `${contentParts[name].name}: a change takes effect on ${instantInWords(new Date(at))}`,
    to: `${path}/${name}`,
  })),
);
