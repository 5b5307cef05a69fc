import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** Where copies go: folders of objects that are written once and whole, and never changed. */
export interface Place {
  /** Tells this place from every other. */
  id: string;
  /** Throws where it is not there any more. */
  check(): Promise<void>;
  /** Resolves when the place has it for good. */
  put(folder: string, name: string, bytes: Uint8Array): Promise<void>;
  get(folder: string, name: string): Promise<Buffer>;
  /** What is there whole; nothing where there is no such folder. */
  list(folder: string): Promise<string[]>;
  folders(): Promise<string[]>;
  remove(folder: string, name?: string): Promise<void>;
}

/** Why the copy does not follow at the moment; its message is for the log. */
export class PlaceFault extends Error {
  override name = 'PlaceFault';
  readonly kind: 'away' | 'full' | 'slow';
  constructor(kind: PlaceFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** At the place: a stick that is not plugged in leaves an empty folder that looks like it. */
export const MARKER = 'school-copies.json';
const markerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), id: v.pipe(v.string(), v.uuid()) }),
);

export const newMarker = () => `${JSON.stringify({ version: 1, id: randomUUID() })}\n`;

/** Which place it is; undefined for what is no marker of ours. */
export function idInMarker(text: string): string | undefined {
  const parsed = v.safeParse(markerSchema, text);
  return parsed.success ? parsed.output.id : undefined;
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What a call of a place has failed with, as the desk tells it. */
export function faultOf(error: unknown): PlaceFault {
  if (error instanceof PlaceFault) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new PlaceFault(fullCodes.has(code) ? 'full' : 'away', code || message);
}

/**
 * Gives each call so long and no longer. One that hangs, as on a network disk that is gone, keeps one of Node's few
 * threads for files: no other call begins before it has ended.
 */
export function newPatience(patienceMs: number): Patience {
  let hanging: Promise<unknown> = Promise.resolve();
  return async (call) => {
    const begun = hanging.then(call);
    hanging = begun.catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fault = new PlaceFault('slow', `no answer for ${patienceMs / 1000} s`);
      timer = setTimeout(() => reject(fault), patienceMs);
    });
    return Promise.race([begun, late]).finally(() => clearTimeout(timer));
  };
}

export type Patience = <Result>(call: () => Promise<Result>) => Promise<Result>;

export function withPatience(place: Place, soon: Patience): Place {
  return {
    id: place.id,
    check: () => soon(() => place.check()),
    put: (...given) => soon(() => place.put(...given)),
    get: (...given) => soon(() => place.get(...given)),
    list: (...given) => soon(() => place.list(...given)),
    folders: () => soon(() => place.folders()),
    remove: (...given) => soon(() => place.remove(...given)),
  };
}
