import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMoment } from '#db/following/moment.ts';
import { openFolderPlace } from '#db/following/place/folder-place.server.ts';
import { rebuild } from '#db/following/rebuild.server.ts';
import { sendUntilCut } from '#tests/support/databases/load-until-cut.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { sendApplication } from '../../tests/support/clients/send-application.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import { fillWithApplications } from '../tools/many-applications.ts';
import { note, printTable, verdict, whole } from '../tools/table.ts';

const KILLS = 100;
const AT_ONCE = 20;
/** What was acknowledged longer than this before a kill is on the second disk. */
const LOST_AT_MOST_MS = 1000;
const APPLICATIONS = 10_000;
const MOST_RESTORE_SECONDS = 60;

/**
 * The program is killed under load while a second place follows it, every second time with the place taken away and put
 * back in the middle: does each copy open, and what is missing in it? Then a restore of many applications.
 */
export async function measureKillsOfACopy(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-copy-kills-'));
  const stick = join(root, 'stick');
  mkdirSync(stick);
  let school = await runSchool({ LOG_LEVEL: 'silent', COPY_TO: stick });
  const { dataDir } = school;
  const sums = { opened: 0, acknowledged: 0, lost: 0, lostEarlier: 0 };
  for (let round = 1; round <= KILLS; round++) {
    const isTakenAway = round % 2 === 0;
    const load = { atOnce: AT_ONCE, enough: AT_ONCE * 4, round };
    let killedAt = 0;
    const sent = await sendUntilCut(school.address, load, async () => {
      if (isTakenAway) renameSync(stick, `${stick} away`);
      killedAt = Date.now();
      await school.stop('SIGKILL');
      if (isTakenAway) renameSync(`${stick} away`, stick);
    });
    const copied = await namesInCopy(stick, mkdtempSync(join(root, 'rebuilt-')));
    if (copied) sums.opened += 1;
    const acknowledged = sent.filter(({ reference }) => reference);
    sums.acknowledged += acknowledged.length;
    for (const { name, answeredAt = 0 } of acknowledged) {
      if (copied?.has(name)) continue;
      sums.lost += 1;
      if (killedAt - answeredAt > LOST_AT_MOST_MS) sums.lostEarlier += 1;
    }
    school = await runSchool({ LOG_LEVEL: 'silent', COPY_TO: stick }, dataDir);
  }
  await school.remove();
  printTable(
    `SIGKILL under load, ${KILLS} times, with COPY_TO; every second time the place is away`,
    ['', 'measured', 'target', ''],
    [
      ['copies that open, whole', whole(sums.opened), whole(KILLS), verdict(sums.opened === KILLS)],
      ['acknowledged before a kill', whole(sums.acknowledged), '', ''],
      ['of these not in the copy', whole(sums.lost), '', ''],
      [
        ...['acknowledged over a second before, not in the copy', whole(sums.lostEarlier), '0'],
        verdict(sums.lostEarlier === 0),
      ],
    ],
  );
  await restoreMany(root);
  rmSync(root, { recursive: true });
}

/** The names in the newest moment of the place; undefined where it does not open whole. */
async function namesInCopy(stick: string, folder: string): Promise<Set<string> | undefined> {
  const place = await openFolderPlace(stick);
  await rebuild(place, async (bytes) => bytes, await findMoment(place), folder);
  const file = join(folder, 'school.db');
  const [check] = rowsOfFile(file, 'pragma integrity_check');
  const rows = rowsOfFile(file, 'select student_first_name as name from enrollment_applications');
  rmSync(folder, { recursive: true });
  return check?.integrity_check === 'ok' ? new Set(rows.map(({ name = '' }) => name)) : undefined;
}

async function restoreMany(root: string): Promise<void> {
  const stick = join(root, 'second stick');
  mkdirSync(stick);
  const first = await runSchool({ LOG_LEVEL: 'silent' });
  await sendApplication(first.address);
  await first.stop();
  fillWithApplications(join(first.dataDir, 'school.db'), APPLICATIONS);
  const school = await runSchool({ LOG_LEVEL: 'silent', COPY_TO: stick }, first.dataDir);
  await untilCopied(stick, school.address);
  await school.stop('SIGKILL');
  const startedAt = performance.now();
  const dataDir = join(root, 'restored');
  const { code, printed } = await runScript('restore', [stick], { DATA_DIR: dataDir });
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(printed);
  const rows = rowsOfFile(
    join(dataDir, 'school.db'),
    'select count(*) as count from enrollment_applications',
  );
  const isWhole = Number(rows[0]?.count) === APPLICATIONS;
  note(`${printed.trim().split('\n').at(-1)}`);
  note(
    `${whole(APPLICATIONS)} applications restored by one command in ${seconds.toFixed(1)} s, target ${MOST_RESTORE_SECONDS} s: ${verdict(isWhole && seconds < MOST_RESTORE_SECONDS)}.`,
  );
  await school.remove();
}

/** Until the first copy of the whole lies there, and nothing is behind. */
async function untilCopied(stick: string, address: string): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, 500));
    const text = await (await fetch(`${address}/metrics`)).text();
    const behind = /^school_second_place_behind_seconds (.*)$/m.exec(text)?.[1];
    const isThere = await openFolderPlace(stick)
      .then((place) => findMoment(place))
      .then(
        () => true,
        () => false,
      );
    if (isThere && Number(behind) === 0) return;
  }
}
