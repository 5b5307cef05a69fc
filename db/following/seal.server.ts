import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MACHINE_KEY } from '../copies/data-folder-names.ts';
import { SEALED } from '../copies/manifest.ts';
import { NeedsKey } from './needs-key.ts';

/** What is done to bytes before they leave. */
export interface Sealing {
  seal(bytes: Uint8Array): Promise<Uint8Array>;
  /** What the name of a file ends with, by those who can open it: one for others is sent again. */
  ending: string;
}

/** The other way: what is sealed is opened, all else stays as it is. */
export type Unseal = (bytes: Uint8Array, name: string) => Promise<Uint8Array>;

/**
 * Encrypts to the key of the settings, and to one of this machine's own, with which the nightly look opens the copies.
 * That one never leaves the data folder, where everything stands unencrypted anyway. Without a key all stays readable.
 */
export async function sealingTo(copyKey: string | undefined, dataDir: string): Promise<Sealing> {
  if (!copyKey) return { seal: async (bytes) => bytes, ending: '' };
  const recipients = [copyKey, await identityToRecipient(await machineKey(dataDir))];
  const print = createHash('sha256').update(recipients.join()).digest('hex').slice(0, 8);
  return {
    ending: `.${print}${SEALED}`,
    seal(bytes) {
      const encrypter = new Encrypter();
      for (const recipient of recipients) encrypter.addRecipient(recipient);
      return encrypter.encrypt(bytes);
    },
  };
}

/** Opens with whichever of these keys fits. Throws `NeedsKey` where none does. */
export function unsealWith(identities: string[]): Unseal {
  return async (bytes, name) => {
    if (!name.endsWith(SEALED)) return bytes;
    if (identities.length === 0) throw new NeedsKey();
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    try {
      return await decrypter.decrypt(bytes);
    } catch (error) {
      // Its sum was right, so that it is what was written.
      throw new NeedsKey({ cause: error });
    }
  };
}

/** This machine's own key, where it has one. */
export async function findMachineKey(dataDir: string): Promise<string[]> {
  const path = join(dataDir, MACHINE_KEY);
  return existsSync(path) ? [(await readFile(path, 'utf8')).trim()] : [];
}

async function machineKey(dataDir: string): Promise<string> {
  const [known] = await findMachineKey(dataDir);
  if (known) return known;
  const made = await generateX25519Identity();
  await writeFile(join(dataDir, MACHINE_KEY), `${made}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  return made;
}
