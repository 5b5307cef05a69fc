/** A brace of a text: a placeholder such as `{phone}`, or one that is left over, with the words beside it. */
export type Brace =
  | { is: 'placeholder'; at: number; text: string; name: string }
  | { is: 'unclosed'; before: string }
  | { is: 'unopened'; behind: string };

const MOST_QUOTED = 20;

/** The placeholders of a text in their order, and each brace that has no other half. */
export function bracesIn(text: string): Brace[] {
  const braces: Brace[] = [];
  for (const { 0: found, index: at } of text.matchAll(/\{[^{}\n]*\}|[{}]/g)) {
    if (found === '{') {
      const before = text.slice(at, at + MOST_QUOTED).split('\n')[0] ?? '';
      braces.push({ is: 'unclosed', before });
    } else if (found === '}') {
      const behind =
        text
          .slice(Math.max(0, at - MOST_QUOTED), at)
          .split('\n')
          .at(-1) ?? '';
      braces.push({ is: 'unopened', behind });
    } else braces.push({ is: 'placeholder', at, text: found, name: found.slice(1, -1) });
  }
  return braces;
}
