import { deliver, type Sent, sendUntilCut } from '#tests/support/databases/load-until-cut.ts';
import { findLosses } from '#tests/support/databases/what-was-lost.ts';
import { runSchool } from '../tests/support/running-school.ts';
import { note, printTable, verdict, whole } from './tools/table.ts';

const ROUNDS = 30;
const AT_ONCE = 50;

/** SIGKILL under load, again and again; afterwards every phone sends everything once more with its key. */
export async function measureKills(): Promise<void> {
  let school = await runSchool({ LOG_LEVEL: 'silent' });
  const { dataDir } = school;
  const sent: Sent[] = [];
  let lost = 0;
  let brokenFiles = 0;
  let opened = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const enough = AT_ONCE + Math.round(Math.random() * 2 * AT_ONCE);
    const load = { atOnce: AT_ONCE, enough, round, withResumes: true };
    sent.push(...(await sendUntilCut(school.address, load, () => school.stop('SIGKILL'))));
    const found = findLosses(dataDir, sent);
    lost += found.lost;
    brokenFiles += found.brokenFiles;
    if (found.isDatabaseWhole) opened++;
    school = await runSchool({ LOG_LEVEL: 'silent' }, dataDir);
  }
  const acknowledged = sent.filter(({ reference }) => reference).length;
  for (let at = 0; at < sent.length; at += AT_ONCE) {
    await Promise.all(sent.slice(at, at + AT_ONCE).map((one) => deliver(school.address, one)));
  }
  const { doubled, orphans } = findLosses(dataDir, sent);
  await school.remove();
  printTable(
    `SIGKILL under load, ${ROUNDS} times, ${AT_ONCE} at once, every fourth with a resume`,
    ['', 'measured', 'target'],
    [
      ['acknowledged before a kill', whole(acknowledged), ''],
      ['under way when it came', whole(sent.length - acknowledged), ''],
      ['acknowledged and lost', whole(lost), '0'],
      ['stored twice after sending all again', whole(doubled), '0'],
      ['resumes missing or damaged', whole(brokenFiles), '0'],
      ['database whole', `${opened} of ${ROUNDS}`, `${ROUNDS} of ${ROUNDS}`],
      ['files without a row, for the nightly sweep', whole(orphans), ''],
    ],
  );
  const isMet = lost + doubled + brokenFiles === 0 && opened === ROUNDS;
  note(`Nothing lost, nothing doubled: ${verdict(isMet)}.`);
}
