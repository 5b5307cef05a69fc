import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  frameBytes,
  goOver,
  HEADER_BYTES,
  isSameLog,
  type LogPosition,
  offsetOf,
  readHeader,
} from './log-frames.ts';

/** How much is read, and handed on, at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** Whoever empties the log holds it for a moment. */
const PATIENCE_MS = 2000;
/** From how many frames on the log is begun anew; SQLite by itself does so at the same number. */
const LONG_LOG = 1000;
/** A writer waits as long as these are read. */
const MOST_WHILE_OTHERS_WAIT = 1000;

/** Committed bytes of the log, in their order; the first piece of a log has its header. */
export type Pieces = Iterable<Uint8Array>;

/** The log has gone on without us, so that the copy has to begin with the whole database again. */
export class LostTrack extends Error {
  override name = 'LostTrack';
}

/**
 * Reads every commit from SQLite's log and misses none, whoever writes: a reader always has the log pinned. While one
 * is at a frame of the log, SQLite never begins the log anew; while one is at its end with all of it in the database,
 * SQLite may begin anew once, and what was there has been read. So the next reader is there before the last one goes.
 */
export class PinnedLog {
  readonly #file: string;
  readonly #readers: [DatabaseSync, DatabaseSync];
  readonly #copier: DatabaseSync;
  readonly #writer: DatabaseSync;
  #log: number | undefined;
  #position: LogPosition | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#readers = [
      new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS }),
      new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS }),
    ];
    this.#copier = new DatabaseSync(file, { timeout: PATIENCE_MS });
    this.#writer = new DatabaseSync(file, { timeout: 50 });
    pin(this.#readers[0]);
  }

  /** The database as it is now; every commit after it comes from `read`, and some from before it once more. */
  whole(): Uint8Array {
    return this.#readers[0].serialize();
  }

  /** Hands on what was committed since the last time; it counts as read once `take` has resolved. */
  async read(take: (pieces: Pieces) => Promise<void>): Promise<void> {
    this.#pinNext();
    const { start, end } = this.#whatIsNew();
    if (start && end) await take(this.#pieces(start, end));
    this.#unpinLast();
    this.#position = end ?? start;
  }

  /**
   * Lets SQLite begin a long log anew: what it holds goes into the database, at the end while nobody can write. What was
   * committed just before is handed on, too.
   */
  async keepShort(take: (pieces: Pieces) => Promise<void>): Promise<void> {
    if ((this.#position?.frames ?? 0) < LONG_LOG) return;
    checkpoint(this.#copier);
    if (!tryToHold(this.#writer)) return;
    let pieces: Uint8Array[] = [];
    try {
      this.#pinNext();
      const { start, end } = this.#whatIsNew();
      if (start && end) {
        if (end.frames - start.frames > MOST_WHILE_OTHERS_WAIT) {
          this.#readers[1].exec('rollback');
          return;
        }
        pieces = [...this.#pieces(start, end)];
      }
      this.#unpinLast();
      checkpoint(this.#copier);
      // With all of it in the database this reader needs the log no more.
      this.#pinNext();
      this.#unpinLast();
      this.#position = end ?? start;
    } finally {
      this.#writer.exec('rollback');
    }
    if (pieces.length > 0) await take(pieces);
  }

  close(): void {
    for (const one of [...this.#readers, this.#copier, this.#writer]) one.close();
    if (this.#log !== undefined) closeSync(this.#log);
  }

  #pinNext(): void {
    pin(this.#readers[1]);
  }

  #unpinLast(): void {
    const [last, next] = this.#readers;
    last.exec('rollback');
    this.#readers[0] = next;
    this.#readers[1] = last;
  }

  /** `end` is undefined where nothing is new. */
  #whatIsNew(): { start: LogPosition | undefined; end: LogPosition | undefined } {
    const header = readHeader(this.#bytes(0, HEADER_BYTES));
    const last = this.#position;
    if (!header) return { start: last, end: undefined };
    const isNewLog = !last || !isSameLog(header, last);
    // SQLite counts the first salt up each time that it begins anew. A log that was emptied twice without a commit in
    // between looks as if we had missed one.
    if (last && isNewLog && header.salts[0] !== (last.salts[0] + 1) >>> 0) throw new LostTrack();
    const start = isNewLog ? header : last;
    let at = start;
    let end: LogPosition | undefined;
    for (;;) {
      const found = goOver(at, this.#bytes(offsetOf(at), piecesOf(at)));
      if (found.committed) end = found.committed;
      if (found.end.frames === at.frames) return { start, end };
      at = found.end;
    }
  }

  *#pieces(start: LogPosition, end: LogPosition): Generator<Uint8Array> {
    const to = offsetOf(end);
    let from = start.frames === 0 ? 0 : offsetOf(start);
    while (from < to) {
      const next = Math.min(to, from + piecesOf(start) + (from === 0 ? HEADER_BYTES : 0));
      const bytes = this.#bytes(from, next - from);
      if (bytes.length < next - from) throw new LostTrack();
      yield bytes;
      from = next;
    }
  }

  /** The log itself may be opened and closed, unlike the database, whose locks its closing would end (POSIX). */
  #bytes(from: number, length: number): Uint8Array {
    this.#log ??= openLog(`${this.#file}-wal`);
    if (this.#log === undefined) return new Uint8Array(0);
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(this.#log, bytes, 0, length, from));
  }
}

/** A transaction reads from its first statement on. */
function pin(reader: DatabaseSync): void {
  reader.exec('begin; select 1 from sqlite_schema limit 1');
}

function checkpoint(database: DatabaseSync): void {
  database.prepare('pragma wal_checkpoint(passive)').get();
}

/** Whole frames only. */
const piecesOf = (position: LogPosition) =>
  Math.floor(PIECE_BYTES / frameBytes(position)) * frameBytes(position);

function tryToHold(writer: DatabaseSync): boolean {
  try {
    writer.exec('begin immediate');
    return true;
  } catch (error) {
    const sqliteBusy = 5;
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy) return false;
    throw error;
  }
}

function openLog(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
