import { bracesIn } from '#lib/text/braces.ts';

/**
 * The text with a fact of the school in braces where the cursor stands, or in place of what is selected; never within
 * another one, of which both would break. `cursor`: behind it.
 */
export function withFact(
  text: string,
  { start, end }: { start: number; end: number },
  fact: string,
): { text: string; cursor: number } {
  const around = (place: number) =>
    bracesIn(text)
      .flatMap((brace) => (brace.is === 'placeholder' ? [brace] : []))
      .map((brace) => ({ from: brace.at, to: brace.at + brace.text.length }))
      .find(({ from, to }) => from < place && place < to);
  const until = around(end)?.to ?? end;
  const from = start === end ? until : (around(start)?.from ?? start);
  const put = `${text.slice(0, from)}{${fact}}`;
  return { text: put + text.slice(until), cursor: put.length };
}
