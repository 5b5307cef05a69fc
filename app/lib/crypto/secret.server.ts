import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret behind everything that this server signs: the one given, or one made at the first start and kept in
 * the data folder. Two processes that start together end up with the same one.
 */
export function readSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, 'secret');
  return readOrNothing(file) ?? makeSecret(file);
}

/** Every request needs the same few. */
const keys = new Map<string, KeyObject>();

/**
 * A key for one purpose, so that what is signed for one thing is worth nothing for another. An object, because Node
 * signs with it in a seventh of the time that it needs with the bytes.
 */
export function keyFor(purpose: string, secret: string): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  keys.set(name, key);
  return key;
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Written beside and then linked: the name appears with the whole text or not at all, and never twice. */
function makeSecret(file: string): string {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}
