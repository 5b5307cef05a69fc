/** The classes that a style sheet's rules ask for, with the line where each stands first. */
export function classesInRules(css: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { selector, line } of selectors(css)) {
    for (const [, name = ''] of selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) {
      if (!found.has(name)) found.set(name, line);
    }
  }
  return found;
}

/** What stands before each brace; comments, texts and addresses may hold braces and full stops, so they go first. */
function selectors(css: string): { selector: string; line: number }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, blank);
  return [...bare.matchAll(/[^{};]*\{/g)].map(({ 0: selector, index }) => ({
    selector: selector.trimStart().startsWith('@') ? '' : selector,
    line: bare.slice(0, index + selector.length - selector.trimStart().length).split('\n').length,
  }));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
