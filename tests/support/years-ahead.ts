import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DELIVERED_CONTENT } from './content-folders.ts';

/** What a school enters in time: three more years, one closed day, and an opening that the Ministry has moved. */
const added: Record<string, string[]> = {
  years: [2027, 2028, 2029].map((year) => `{ year: ${year}, state: published }`),
  terms: [
    '{ name: Term 1, startsOn: 2027-01-11, endsOn: 2027-04-09 }',
    '{ name: Term 2, startsOn: 2027-05-10, endsOn: 2027-08-06 }',
    '{ name: Term 3, startsOn: 2027-09-13, endsOn: 2027-12-03 }',
    '{ name: Term 1, startsOn: 2028-01-10, endsOn: 2028-04-07 }',
    '{ name: Term 2, startsOn: 2028-05-15, endsOn: 2028-08-04, movedFrom: 2028-05-08 }',
    '{ name: Term 3, startsOn: 2028-09-11, endsOn: 2028-12-01 }',
    '{ name: Term 1, startsOn: 2029-01-08, endsOn: 2029-04-06 }',
    '{ name: Term 2, startsOn: 2029-05-07, endsOn: 2029-08-03 }',
    '{ name: Term 3, startsOn: 2029-09-10, endsOn: 2029-11-30 }',
  ],
  breaks: [
    '{ name: April break, startsOn: 2027-04-10, endsOn: 2027-05-09 }',
    '{ name: August break, startsOn: 2028-08-05, endsOn: 2028-09-10 }',
  ],
};
export const CLOSED_ON = '2027-06-15';
export const MOVED = { from: '2028-05-08', to: '2028-05-15' };

/** A folder of its own with the school's content and the years to come. Whoever asks for it removes it. */
export function contentWithYearsAhead(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(DELIVERED_CONTENT, folder, { recursive: true });
  const calendar = join(folder, 'calendar.yaml');
  const lines = readFileSync(calendar, 'utf8').split('\n');
  for (const [name, entries] of Object.entries(added)) {
    const at = lines.indexOf(`${name}:`) + 1;
    if (at === 0) throw new Error(`calendar.yaml has no ${name}`);
    lines.splice(at, 0, ...entries.map((entry) => `  - ${entry}`));
  }
  writeFileSync(calendar, lines.join('\n'));
  const events = join(folder, 'events.yaml');
  const closures = `closures:\n  - { id: walk, startsOn: ${CLOSED_ON} }\n`;
  writeFileSync(
    events,
    `${readFileSync(events, 'utf8').replace(/^closures:.*\n/m, '')}\n${closures}`,
  );
  return folder;
}
