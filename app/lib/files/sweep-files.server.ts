import type { Needs } from '../needs.ts';

const DAY_MS = 86_400_000;
const LOOKED_UP_TOGETHER = 100;

/** Of these names, the ones that a row of the database names. */
type NamedFiles = (names: string[]) => Promise<Set<string>>;

/**
 * Removes files that no row names: left by a power cut between file and row, or cut off themselves. Younger than a
 * day they may belong to a submission that is on its way, so they stay.
 */
export async function sweepFiles(
  { files, log }: Needs<'files' | 'log'>,
  now: Date,
  findNamed: NamedFiles,
): Promise<number> {
  let swept = 0;
  let old: string[] = [];
  const sweep = async () => {
    const named = await findNamed(old);
    for (const name of old) {
      if (named.has(name)) continue;
      await files.remove(name);
      swept++;
    }
    old = [];
  };
  for await (const { name, keptAt } of files.list()) {
    if (now.getTime() - keptAt.getTime() < DAY_MS) continue;
    old.push(name);
    if (old.length === LOOKED_UP_TOGETHER) await sweep();
  }
  await sweep();
  if (swept > 0) log.info({ swept }, 'files without a row removed');
  return swept;
}
