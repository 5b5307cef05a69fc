import { createHash } from 'node:crypto';

/**
 * A chain is the whole database and every commit after it. Its objects are numbered without a gap: the parts of the
 * whole, the secret, the word that all of that is there, and then a piece of SQLite's log for each look at it.
 */
const objectKinds = ['part', 'secret', 'whole', 'log'] as const;
export interface ChainObject {
  number: number;
  kind: (typeof objectKinds)[number];
  /** When it was read from the school's disk. */
  at: Date;
  /** The begin of the checksum of what lies at the place. */
  sum: string;
  isSealed: boolean;
}

export const FILES = 'files';
/** Names of files that the school has no more, and since when: their bytes go when no kept day names them. */
export const GONE = 'gone';

const CHAIN = /^chain-(\d{6})$/;
const OBJECT = /^(\d{8})-(part|secret|whole|log)-(\d{8}T\d{9}Z)-([0-9a-f]{32})(\.age)?$/;
const KEPT_FILE =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{32})(\.[0-9a-f]{8}\.age)?$/;

export const chainFolder = (number: number) => `chain-${String(number).padStart(6, '0')}`;

export function chainNumbers(folders: string[]): number[] {
  return folders
    .flatMap((name) => CHAIN.exec(name)?.slice(1) ?? [])
    .map(Number)
    .sort((one, other) => one - other);
}

/** Of the bytes as they lie there, encrypted or not: whoever has no key can see that they are whole. */
export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export function objectName({ number, kind, at, sum, isSealed }: ChainObject): string {
  const name = `${String(number).padStart(8, '0')}-${kind}-${stampOf(at)}-${sum}`;
  return isSealed ? `${name}.age` : name;
}

/** In their order; what is named otherwise is none of ours. */
export function readObjects(names: string[]): ChainObject[] {
  return names
    .flatMap((name): ChainObject[] => {
      const [, number, kind, stamp = '', sum = '', ending] = OBJECT.exec(name) ?? [];
      const known = objectKinds.find((one) => one === kind);
      if (!known) return [];
      const at = readStamp(stamp);
      return [{ number: Number(number), kind: known, at, sum, isSealed: Boolean(ending) }];
    })
    .sort((one, other) => one.number - other.number);
}

/** `ending` tells by whom it can be opened; empty where by everybody. */
export const fileObject = (name: string, sum: string, ending: string) => `${name}.${sum}${ending}`;

interface KeptFile {
  object: string;
  sum: string;
  ending: string;
}

/** Which object holds a file, by the name of the file; of two the later, which an interrupted copy has made anew. */
export function readFiles(names: string[]): Map<string, KeptFile> {
  return new Map(
    names.flatMap((object) => {
      const [, name = '', sum = '', ending = ''] = KEPT_FILE.exec(object) ?? [];
      return name ? [[name, { object, sum, ending }] as const] : [];
    }),
  );
}

/** Without the colons that a stick from a shop does not take. */
export const stampOf = (at: Date) => at.toISOString().replace(/[-:.]/g, '');

export function readStamp(stamp: string): Date {
  return new Date(
    stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'),
  );
}
