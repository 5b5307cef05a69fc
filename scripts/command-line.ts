import { join, resolve } from 'node:path';
import { CannotStart, type Environment, isBucket, readEnvironment } from '#lib/env.server.ts';
import { type FileStore, openFileFolder } from '#lib/files/files.server.ts';
import { writePrivately } from '#lib/files/private-files.server.ts';
import { openS3Files } from '#lib/files/s3-files.server.ts';

/** Runs a command for the person at the keyboard: a reason not to go on is one sentence, not a stack. */
export async function runCommand(work: (env: Environment) => Promise<void>): Promise<void> {
  writePrivately();
  try {
    await work(readEnvironment(process.env));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The one thing that the command needs to be told. */
export function requiredArgument(value: string | undefined, usage: string): string {
  if (!value) throw new CannotStart(`Usage: ${usage}`);
  return value;
}

/** What `parseArgs` makes of the command; an option that there is not is told as the usage. */
export function parseCommand<Parsed>(usage: string, read: () => Parsed): Parsed {
  try {
    return read();
  } catch {
    throw new CannotStart(`Usage: ${usage}`);
  }
}

/** A folder or a bucket, as somebody has typed it. */
export const placeNamed = (typed: string) => (isBucket(typed) ? typed : resolve(typed));

export function openFiles(env: Environment): FileStore {
  return env.s3 ? openS3Files(env.s3) : openFileFolder(join(env.dataDir, 'files'));
}
