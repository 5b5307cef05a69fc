import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Sent, sendUntilCut } from '#tests/support/databases/load-until-cut.ts';
import { findLosses } from '#tests/support/databases/what-was-lost.ts';
import { runSchool, START } from '#tests/support/running-school.ts';

/**
 * Pulls the plug of a disk under load, for root only: `sudo npm run rehearse:power-cut [-- ROUNDS]`. The data lies
 * on an ext4 file system of its own in an image, which the kernel shuts down in the middle (EXT4_IOC_SHUTDOWN without
 * flushing its journal): what was not on the disk at that moment is gone, as in a power cut. What a drive itself
 * claims to have written and has not, this cannot show.
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const AT_ONCE = 30;
/** _IOR('X', 125, __u32), with EXT4_GOING_FLAGS_NOLOGFLUSH. Perl is on every Debian; Node has no ioctl. */
const SHUT_DOWN =
  'open(F, "<", $ARGV[0]) or die $!; $f = pack("L", 2); ioctl(F, 0x8004587d, $f) or die $!;';

if (process.getuid?.() !== 0) {
  console.error('Mounting a disk needs root: sudo npm run rehearse:power-cut');
  process.exit(1);
}

const root = mkdtempSync(join(tmpdir(), 'power-cut-'));
const image = join(root, 'disk.img');
const disk = join(root, 'disk');
const dataDir = join(disk, 'data');
mkdirSync(disk);
let device = '';
let isMounted = false;
try {
  run('truncate', '--size=512M', image);
  run('mkfs.ext4', '-q', '-F', image);
  // One device for all rounds: two on one image would not see each other's writes.
  device = run('losetup', '--find', '--show', image);
  await rehearse();
} finally {
  await unmount();
  if (device) run('losetup', '--detach', device);
  rmSync(root, { recursive: true });
}

async function rehearse(): Promise<void> {
  const sent: Sent[] = [];
  const total = { lost: 0, brokenFiles: 0, whole: 0 };
  mount();
  for (let round = 1; round <= ROUNDS; round++) {
    const school = await runSchool({ LOG_LEVEL: 'silent' }, dataDir, START);
    const load = {
      atOnce: AT_ONCE,
      round,
      withResumes: true,
      enough: AT_ONCE + Math.round(Math.random() * 10 * AT_ONCE),
    };
    const cut = async () => {
      // A machine without power computes nothing. A server that went on while the kernel shuts the disk down could be
      // told that a flush succeeded whose data never arrives.
      process.kill(school.pid, 'SIGSTOP');
      run('perl', '-e', SHUT_DOWN, disk);
      await school.stop('SIGKILL');
    };
    try {
      sent.push(...(await sendUntilCut(school.address, load, cut)));
    } finally {
      await school.stop('SIGKILL');
    }
    await unmount();
    mount();
    const found = findLosses(dataDir, sent);
    total.lost = Math.max(total.lost, found.lost);
    total.brokenFiles += found.brokenFiles;
    if (found.isDatabaseWhole && found.doubled === 0) total.whole++;
    console.log(
      `Cut ${round}: ${count(sent)} acknowledged so far, ${found.lost} lost, ${found.brokenFiles} resumes broken, ${found.orphans} files without a row, database ${found.isDatabaseWhole ? 'whole' : 'DAMAGED'}`,
    );
  }
  console.log(
    `${ROUNDS} cuts: ${count(sent)} acknowledged, ${total.lost} lost, ${total.brokenFiles} resumes broken, database whole and nothing doubled ${total.whole} of ${ROUNDS}.`,
  );
  const isMet = total.lost + total.brokenFiles === 0 && total.whole === ROUNDS;
  process.exitCode = isMet ? 0 : 1;
}

function count(sent: Sent[]): number {
  return sent.filter(({ reference }) => reference).length;
}

function mount(): void {
  run('mount', device, disk);
  isMounted = true;
}

async function unmount(): Promise<void> {
  // The kernel may still be letting go of what the killed server had open.
  for (let attempt = 1; isMounted; attempt++) {
    try {
      run('umount', disk);
      isMounted = false;
    } catch (error) {
      if (attempt === 50) throw error;
      await pause(100);
    }
  }
}

function run(program: string, ...parameters: string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, parameters);
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.toString()}`);
  return stdout.toString().trim();
}
