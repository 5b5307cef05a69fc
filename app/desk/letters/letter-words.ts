import { type OfficeLetter, paragraphsOf } from '#lib/mail/office-letter.ts';
import { bracesIn } from '#lib/text/braces.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { listInWords } from '#lib/text/list-in-words.ts';

/** What stands in braces in a letter, and what it becomes; the name is what the office types. */
export type Placeholders = Readonly<Record<string, string>>;

/** What the placeholders say to one person. */
export type Says = Readonly<Record<string, string>>;

/** What is wrong with the braces of a text, in a sentence that names it; undefined where nothing is. */
export function placeholderFault(text: string, known: readonly string[]): string | undefined {
  for (const brace of bracesIn(text)) {
    if (brace.is === 'unopened') {
      return `There is a “}” without a “{” before it, after “${brace.behind}”.`;
    }
    if (brace.is === 'unclosed') return `There is no “}” behind “${brace.before}”.`;
    if (known.includes(brace.name)) continue;
    const ways = listInWords(known.map((name) => `{${name}}`));
    return `We do not know “${brace.text}”. You can write ${ways}.`;
  }
  return undefined;
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
