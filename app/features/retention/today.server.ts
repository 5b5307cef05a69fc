import { todayIn } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import type { Retention } from '#features/content/schemas.ts';
import { listEndedSubjects } from '#features/submissions/ended-subjects.server.ts';
import { leapInWords } from '#lib/dates/leap-in-words.ts';
import { findLeap } from '#lib/jobs/clock-readings.server.ts';
import { findStoppedRetention } from './stopped-retention.server.ts';

/** That nothing is erased until an administrator has looked at it. */
export const listStoppedRetentionToday = todayIn(
  'people',
  async (read, path, { now }: { now: Date }) => {
    const to = `${path}/erasing`;
    const leap = await findLeap(read, now);
    if (leap) {
      const stands = 'Nothing is erased, and no round goes on.';
      return [{ words: `${leapInWords(leap)} ${stands} Is the date right?`, to }];
    }
    const { due } = await findStoppedRetention(read);
    if (due === null) return [];
    return [
      {
        words: `Nothing is erased: the time of ${due} records is over at once. Is that right?`,
        to,
      },
    ];
  },
);

const DAYS_AHEAD = 14;
const DAY_MS = 86_400_000;

/** How many records have been kept their time within two weeks, for whoever hands out data. */
export const listRetentionToday = todayIn(
  'families',
  async (read, path, { kept, now }: { kept: Retention; now: Date }) => {
    const soon = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
    const ended = await listEndedSubjects(read, kept, soon);
    // Addresses that nobody confirmed go every week, and nobody misses them.
    const count = ended.filter((subject) => !subject.includes('@')).length;
    return countedLine(
      count,
      [
        'record goes within two weeks: its time is over',
        'records go within two weeks: their time is over',
      ],
      path,
    );
  },
);
