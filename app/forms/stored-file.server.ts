import { createHash } from 'node:crypto';
import type { Needs } from '#lib/needs.ts';
import { fileQuestion } from './file-question.ts';
import type { Refusal } from './refusal.ts';
import type { AnyForm, FileFault } from './short-form.ts';

/** The file of a form, on disk. */
export interface StoredFile {
  /** Its name in the file store. */
  stored: string;
  bytes: number;
  sha256: string;
  /** Whether a virus scanner has said so. */
  isClean: boolean;
}

interface Faults {
  infected?: FileFault;
  faultInFile?(bytes: Buffer, name: string): Promise<FileFault | undefined>;
}

/** Looks into the file of a form and keeps it, or says what is wrong with it. */
export async function keepFile(
  file: File,
  { infected, faultInFile }: Faults,
  { files, scan }: Needs<'files' | 'scan'>,
): Promise<StoredFile | { fault: FileFault }> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const fault = await faultInFile?.(bytes, file.name);
  if (fault) return { fault };
  const verdict = await scan(bytes);
  if (verdict === 'infected' && infected) return { fault: infected };
  return {
    stored: await files.keep(bytes),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    isClean: verdict === 'clean',
  };
}

/** The file's own HTTP status when nothing else is wrong; 422 for everything about the answers. */
export function statusOfRefusal(form: AnyForm, { errors }: Refusal): number {
  const question = fileQuestion(form);
  const [first, second] = errors;
  if (!question || second || first?.field !== question.name) return 422;
  const faults = Object.values(question.file.faults);
  return faults.find(({ message }) => message === first.message)?.status ?? 422;
}
