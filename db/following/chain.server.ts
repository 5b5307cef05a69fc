import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isKeptName } from '#lib/files/files.server.ts';
import { SECRET_FILE } from '../copies/manifest.ts';
import { makeRoomForChain } from './forget.server.ts';
import {
  type ChainObject,
  chainFolder,
  chainNumbers,
  FILES,
  fileObject,
  objectName,
  readFiles,
  sumOf,
} from './objects.ts';
import { PinnedLog } from './pinned-log.server.ts';
import type { Place } from './place/place.server.ts';
import type { Sealing } from './seal.server.ts';

const PART_BYTES = 4 * 1024 * 1024;
/** A folder that changed so lately may change again without its time saying so. */
const CLOCK_STEP_MS = 50;

export interface Followed {
  databaseFile: string;
  /** Undefined where files lie in a bucket. */
  filesFolder: string | undefined;
  dataDir: string;
  now(): Date;
}

/** A new chain at the place: begun with the whole database and all files, and continued at each `follow`. */
export class Chain {
  readonly #place: Place;
  readonly #sealing: Sealing;
  readonly #followed: Followed;
  readonly #log: PinnedLog;
  readonly #folder: string;
  #next = 0;
  #files = new Set<string>();
  /** What was there before, also for a key that is no more in the settings, or for none. */
  #there: ReturnType<typeof readFiles> = new Map();
  #filesChangedAt: number | undefined;

  private constructor(place: Place, sealing: Sealing, followed: Followed, folder: string) {
    this.#place = place;
    this.#sealing = sealing;
    this.#followed = followed;
    this.#folder = folder;
    this.#log = new PinnedLog(followed.databaseFile);
  }

  /**
   * Resolves once the place has everything that is there now. Once `signal` is aborted it never becomes whole: as the
   * newest chain it would hide what an older one has been given meanwhile.
   */
  static async begin(
    place: Place,
    sealing: Sealing,
    followed: Followed,
    signal?: AbortSignal,
  ): Promise<Chain> {
    // Before any is removed: what is still on its way to one that was given up must not come into this one.
    const last = chainNumbers(await place.folders()).at(-1) ?? 0;
    await makeRoomForChain(place);
    const chain = new Chain(place, sealing, followed, chainFolder(last + 1));
    try {
      await chain.#begin(signal);
      return chain;
    } catch (error) {
      chain.close();
      throw error;
    }
  }

  async #begin(signal: AbortSignal | undefined): Promise<void> {
    const at = this.#followed.now();
    const whole = this.#log.whole();
    for (let from = 0; from < whole.length; from += PART_BYTES) {
      signal?.throwIfAborted();
      await this.#put('part', at, whole.subarray(from, from + PART_BYTES));
      await this.#followLog();
    }
    const secret = join(this.#followed.dataDir, SECRET_FILE);
    if (existsSync(secret)) await this.#put('secret', at, await readFile(secret));
    this.#there = readFiles(await this.#place.list(FILES));
    for (const [name, { ending }] of this.#there) {
      if (ending === this.#sealing.ending) this.#files.add(name);
    }
    await this.#bringFiles(() => this.#followLog());
    await this.follow();
    signal?.throwIfAborted();
    await this.#put('whole', this.#followed.now(), new Uint8Array(0));
  }

  /** Brings everything there that was committed since; files before the rows that name them, as on this disk. */
  async follow(): Promise<void> {
    await this.#followLog(() => this.#bringFiles());
  }

  /**
   * Called after each piece of a beginning, too: SQLite's log must not stay pinned at one place for long, for what
   * overwrites erased rows waits for it.
   */
  async #followLog(before = async () => {}): Promise<void> {
    const take = async (pieces: Iterable<Uint8Array>) => {
      const at = this.#followed.now();
      await before();
      for (const bytes of pieces) await this.#put('log', at, bytes);
    };
    await this.#log.read(take);
    await this.#log.keepShort(take);
  }

  close(): void {
    this.#log.close();
  }

  async #put(kind: ChainObject['kind'], at: Date, plain: Uint8Array): Promise<void> {
    const bytes = await this.#sealing.seal(plain);
    const isSealed = this.#sealing.ending !== '';
    const name = objectName({ number: this.#next, kind, at, sum: sumOf(bytes), isSealed });
    await this.#place.put(this.#folder, name, bytes);
    this.#next++;
  }

  async #bringFiles(afterEach = async () => {}): Promise<void> {
    const { filesFolder } = this.#followed;
    if (!filesFolder) return;
    const { mtimeMs } = await stat(filesFolder);
    if (mtimeMs === this.#filesChangedAt) return;
    const isSettled = Date.now() - mtimeMs > CLOCK_STEP_MS;
    for (const name of await readdir(filesFolder)) {
      if (!isKeptName(name) || name.endsWith('.part') || this.#files.has(name)) continue;
      await this.#putFile(filesFolder, name);
      await afterEach();
    }
    this.#filesChangedAt = isSettled ? mtimeMs : undefined;
  }

  async #putFile(folder: string, name: string): Promise<void> {
    const plain = await readFile(join(folder, name)).catch((error) => {
      // Erased since the folder was read.
      if (error.code !== 'ENOENT') throw error;
    });
    if (!plain) return;
    const { seal, ending } = this.#sealing;
    const bytes = await seal(plain);
    const object = fileObject(name, sumOf(bytes), ending);
    await this.#place.put(FILES, object, bytes);
    const before = this.#there.get(name)?.object;
    if (before && before !== object) await this.#place.remove(FILES, before);
    this.#files.add(name);
  }
}
