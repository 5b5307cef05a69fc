import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sent } from './load-until-cut.ts';
import { rowsOfFile } from './school-database.ts';

interface Losses {
  /** Acknowledged, and not in the database. */
  lost: number;
  /** In the database more than once. */
  doubled: number;
  /** Rows whose resume is missing or damaged. */
  brokenFiles: number;
  isDatabaseWhole: boolean;
  /** Files that no row names yet: the nightly sweep takes them. */
  orphans: number;
}

/** Looks at a data folder after a cut, as the office would find it. */
export function findLosses(dataDir: string, sent: Sent[]): Losses {
  const file = join(dataDir, 'school.db');
  const [check] = rowsOfFile(file, 'pragma integrity_check');
  const families = rowsOfFile(
    file,
    'select reference, student_first_name as name from enrollment_applications',
  );
  const candidates = rowsOfFile(
    file,
    'select reference, cover_letter as name, resume_file, resume_sha256 from job_applications',
  );
  const all = [...families, ...candidates];
  const names = new Map(all.map(({ reference, name }) => [reference, name]));
  const files = join(dataDir, 'files');
  const isBroken = ({ resume_file: name = '', resume_sha256: sha256 }: Record<string, string>) => {
    const path = join(files, name);
    if (!existsSync(path)) return true;
    return createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256;
  };
  return {
    lost: sent.filter(({ reference, name }) => reference && names.get(reference) !== name).length,
    doubled: all.length - new Set(all.map(({ name }) => name)).size,
    brokenFiles: candidates.filter(isBroken).length,
    isDatabaseWhole: check?.integrity_check === 'ok',
    orphans: readdirSync(files).length - candidates.length,
  };
}
