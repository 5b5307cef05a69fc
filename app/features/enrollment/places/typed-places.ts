import type { GradePlaces } from './list-places.server.ts';

/** What was typed into a field of the table, and which version of its grade was on the screen then. */
export interface TypedPlaces {
  text: string;
  seen: number;
}

/** The fields that differ from what is saved, by grade. */
export type TypedByGrade = Readonly<Record<string, TypedPlaces>>;

type Entry = Pick<GradePlaces, 'grade' | 'places' | 'version'>;

/** What a field shows while nothing is typed into it. */
export const savedText = ({ places }: Pick<Entry, 'places'>) => places?.toString() ?? '';

/** The number that was typed; undefined for an empty field, and for what is none. */
export function numberIn(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** With one more field as it is typed now: back at what is saved, it is typed no more. */
export function withTyped(typed: TypedByGrade, entry: Entry, text: string): TypedByGrade {
  const { [entry.grade]: before, ...others } = typed;
  if (text.trim() === savedText(entry)) return others;
  return { ...others, [entry.grade]: { text, seen: before?.seen ?? entry.version } };
}

/** What is still to save, once the server has told what is there now. */
export function stillTyped(typed: TypedByGrade, entries: readonly Entry[]): TypedByGrade {
  return Object.fromEntries(
    Object.entries(typed).filter(([grade, { text }]) => {
      const entry = entries.find((one) => one.grade === grade);
      return entry !== undefined && text.trim() !== savedText(entry);
    }),
  );
}

/** The same after a colleague was faster: whoever has read what is there now saves over it with the next press. */
export function seenAnew(typed: TypedByGrade, entries: readonly Entry[]): TypedByGrade {
  return Object.fromEntries(
    Object.entries(typed).map(([grade, { text }]) => [
      grade,
      { text, seen: entries.find((one) => one.grade === grade)?.version ?? 0 },
    ]),
  );
}

/** As the device keeps it: each number behind the version that was seen. */
export function toKeep(typed: TypedByGrade): Record<string, string> | undefined {
  const kept = Object.entries(typed).map(([grade, { text, seen }]) => [grade, `${seen} ${text}`]);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

export function fromKept(kept: Record<string, string> | undefined): TypedByGrade {
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([grade, line]) => {
      const [, seen, text] = /^(\d+) (.*)$/s.exec(line) ?? [];
      return text === undefined ? [] : [[grade, { text, seen: Number(seen) }]];
    }),
  );
}
