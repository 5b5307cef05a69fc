import { type OfficeLetter, paragraphsOf } from '#lib/mail/office-letter.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { listInWords } from '#lib/text/list-in-words.ts';

/** What stands in braces in a letter, and what it becomes; the name is what the office types. */
export type Placeholders = Readonly<Record<string, string>>;

/** What the placeholders say to one person. */
export type Says = Readonly<Record<string, string>>;

/** What is wrong with the braces of a text, in a sentence that names it; undefined where nothing is. */
export function placeholderFault(text: string, known: readonly string[]): string | undefined {
  const ways = listInWords(known.map((name) => `{${name}}`));
  for (let at = 0; ; ) {
    const rest = text.slice(at);
    const next = rest.search(/[{}]/);
    if (next < 0) return undefined;
    const from = rest.slice(next);
    if (from.startsWith('}')) {
      return `There is a “}” without a “{” before it, after “${lastWords(text.slice(0, at + next))}”.`;
    }
    const [whole, name] = /^\{([^{}\n]*)\}/.exec(from) ?? [];
    if (whole === undefined || name === undefined) {
      return `There is no “}” behind “${firstWords(from)}”.`;
    }
    if (!known.includes(name)) return `We do not know “${whole}”. You can write ${ways}.`;
    at += next + whole.length;
  }
}

/** The names that stand in braces in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

/** The letter as one person reads it. */
export function asReadBy({ subject, text }: OfficeLetter, says: Says): OfficeLetter {
  return { subject: filledIn(subject, says), text: filledIn(text, says) };
}

/** The same as one text for a phone: without a subject, and with the name of who writes. */
export function asText({ text }: OfficeLetter, says: Says, from: string): string {
  return [...paragraphsOf(filledIn(text, says)), from].join('\n\n');
}

/** What is said to somebody of several records: of each once. */
export function saidTogether(all: readonly Says[]): Says {
  const names = [...new Set(all.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [name, listInWords([...new Set(all.flatMap((says) => says[name] || []))])]),
  );
}

const firstWords = (text: string) => text.slice(0, 20).split('\n')[0] ?? '';
const lastWords = (text: string) => text.slice(-20).split('\n').at(-1) ?? '';
