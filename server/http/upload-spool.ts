import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireReserve } from '#lib/files/free-space.server.ts';

/** Four of the largest bodies, each with the copies that are made while it is taken apart. */
const MOST_IN_MEMORY = 24 * 1024 * 1024;

/** Uploads on their way may use what those that are kept may not. */
const SHARE_OF_RESERVE = 0.5;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Bodies with files lie on the disk while they arrive, and only whole ones are taken into memory, a few at a time:
 * whoever holds very many uploads before their last byte holds no memory of ours.
 */
export class UploadSpool {
  readonly #folder: string;
  readonly #memory = new ByteBudget(MOST_IN_MEMORY);

  /** `folder` is made if it is not there. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
  }

  /**
   * Hears a body out, then hands it to `work` as soon as there is memory for it; undefined when it is longer than
   * `limit`. Throws when its sender goes away, and `ENOSPC` when the disk has no room for uploads.
   */
  async receive<Value>(
    reader: Reader,
    limit: number,
    work: (body: Buffer<ArrayBuffer>) => Promise<Value>,
  ): Promise<{ value: Value } | undefined> {
    await requireReserve(this.#folder, SHARE_OF_RESERVE);
    const file = await this.#newFile();
    let size = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size > limit) return undefined;
        await writeAll(file, value);
      }
      await this.#memory.take(size);
      try {
        return { value: await work(await readAll(file, size)) };
      } finally {
        this.#memory.giveBack(size);
      }
    } finally {
      await file.close();
    }
  }

  /** Without a name from the start, so that nothing of it stays, not even after a power cut in the next moment. */
  async #newFile(): Promise<FileHandle> {
    const path = join(this.#folder, randomUUID());
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  }
}

/** A disk that is nearly full takes a part, and says so only when it is asked again. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done);
    if (bytesWritten === 0) throw diskError('ENOSPC', 'The disk took nothing more of an upload');
    done += bytesWritten;
  }
}

async function readAll(file: FileHandle, size: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(size);
  for (let done = 0; done < size; ) {
    const { bytesRead } = await file.read(bytes, done, size - done, done);
    if (bytesRead === 0) throw diskError('EIO', 'The disk does not give back a whole upload');
    done += bytesRead;
  }
  return bytes;
}

const diskError = (code: string, message: string) => Object.assign(new Error(message), { code });

/** So many bytes for all together; who finds too few waits until others give theirs back, in the order of asking. */
export class ByteBudget {
  #free: number;
  readonly #waiting: { bytes: number; go: () => void }[] = [];

  constructor(bytes: number) {
    this.#free = bytes;
  }

  async take(bytes: number): Promise<void> {
    if (this.#waiting.length > 0 || bytes > this.#free) {
      await new Promise<void>((go) => this.#waiting.push({ bytes, go }));
      return;
    }
    this.#free -= bytes;
  }

  giveBack(bytes: number): void {
    this.#free += bytes;
    for (let next = this.#waiting[0]; next && next.bytes <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.go();
    }
  }
}
