import { describe, expect, test } from 'vitest';
import { classMistakes } from './class-mistakes.ts';
import { classesInRules } from './css-classes.ts';

const styles = { file: 'a.css', text: '.card{}\n.open .word{}\n' };
/** A card that wears one class more, which the code chooses. */
const card = (chosen: string, between = ' ') =>
  `<b className={\`card${between}\${${chosen}}\`} />;`;
const all = '<b className="card open word" />;';

function mistakes(...sources: string[]): string[] {
  return classMistakes(
    [styles],
    sources.map((text, at) => ({ file: `${at}.tsx`, text })),
  );
}

test('a page that wears what the rules dress has no mistakes', () => {
  expect(mistakes(all)).toEqual([]);
});

test('names a class that nobody defines, and a rule that nobody wears', () => {
  expect(mistakes('<b className="card opened word" />;')).toEqual([
    '0.tsx:1 wears "opened", which no rule dresses',
    'a.css:2 dresses "open", which nobody wears',
  ]);
});

test('names a class that is too short to say what it is, but not the three that everybody knows', () => {
  const sheet = { file: 'b.css', text: '.vh{}\n.ok{}\n.qr{}\n.sm{}\n' };
  const page = { file: 'b.tsx', text: '<b className="vh ok qr sm" />;' };
  expect(classMistakes([sheet], [page])).toEqual(['b.css:1: "vh" does not say what it is']);
});

test('a text that happens to say the same is no wearer', () => {
  expect(mistakes('const word = "open";', '<b className="card word" />;')).toEqual([
    'a.css:2 dresses "open", which nobody wears',
  ]);
});

describe('reads a class that is chosen while the page is made', () => {
  test.each([
    ['a choice', '<b className={isOpen ? "card open" : "word"} />;'],
    ['a condition', '<b className={isOpen && "card open word"} />;'],
    [
      'a list that is joined',
      '<b className={["card", a && "open", b && "word"].filter(Boolean).join(" ")} />;',
    ],
    ['a spread', '<b {...(a && { className: "card open word" })} />;'],
    ['a table', `const looks = { a: "open", b: "word" } as const; ${card('looks[a]')}`],
    ['a list', `const looks = ["open", "word"]; ${card('looks[at % 2]')}`],
    [
      'a field of a table',
      `const kinds = { a: { look: "open" }, b: { look: "word" } }; ${card('kinds[a].look')}`,
    ],
    [
      'a function',
      `function look(a) { if (a) return "open"; return b ? "word" : undefined } ${card('look(1)')}`,
    ],
    [
      'a type',
      'type Look = "open" | "word"; function B({ look }: { look: Look }) { return ' +
        card('look') +
        ' }',
    ],
    [
      'a passed class',
      'function B({ className }) { return <b className={className} /> } <B className="card open word" />;',
    ],
    ['a passed class of another name', '<B triggerClass="card open word" />;'],
    [
      'a script',
      'card.className = "card"; card.classList.toggle("open"); make({ className: "word" });',
    ],
    ['HTML in a text', `const html = '<b class="card open word">';`],
  ])('%s', (_, source) => {
    expect(mistakes(source)).toEqual([]);
  });

  test('from a table in another file', () => {
    const table = 'export const looks = { a: "open", b: "word" };';
    expect(mistakes(card('looks[a]'), table)).toEqual([]);
  });
});

describe('asks for a literal list where it cannot read the classes', () => {
  test.each([
    ['a part of a class', card('a', '-')],
    ['a value of any text', 'function B({ look }: { look: string }) { <b className={look} /> }'],
    ['an unknown value', '<b className={look} />;'],
    ['an unknown call', '<b className={look(1)} />;'],
  ])('%s', (_, source) => {
    expect(mistakes(all, source)).toEqual([
      '1.tsx:1 wears a class that is not a literal; list its values in the code',
    ]);
  });
});

test('a class that only a script looks for needs no rule, and does not keep one alive', () => {
  expect(mistakes(all, '<b className="hook" />; page.querySelector(".hook .gone");')).toEqual([]);
  expect(mistakes('<b className="card word" />; page.querySelector(".open")')).toEqual([
    'a.css:2 dresses "open", which nobody wears',
  ]);
});

test('rules in a text of the server count as well', () => {
  expect(mistakes(all, `const s = ['.own{margin:0}', '<b class="own">'];`)).toEqual([]);
});

test('reads the classes of a sheet, and not what looks like one', () => {
  const css = `/* .no{} */
@media (min-width: 1.5rem) {
  .yes:not(.too)::before { content: ".no{"; width: 1.5em; background: url(x.no{) }
}
@import "../a.no.css";
@keyframes in { 12.5% { top: 0 } }`;
  expect([...classesInRules(css)]).toEqual([
    ['yes', 3],
    ['too', 3],
  ]);
});
