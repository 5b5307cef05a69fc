import type { FactName } from '#features/content/placeholders.ts';
import { withFact } from './with-fact.ts';

/** What the office repeats most, and what it is called; the others can be typed as well. */
const facts: readonly [FactName, string][] = [
  ['phone', 'phone'],
  ['email', 'email'],
  ['address', 'address'],
  ['days', 'days of school'],
  ['schoolHours', 'school hours'],
  ['officeHours', 'office hours'],
];

interface FactChipsProps {
  /** The id of the field that they are put into. */
  into: string;
  /** With the whole new text. */
  onPut(text: string): void;
}

/**
 * Facts of the school to press: each is put into the text where the cursor stands, and the pages fill in what it is on
 * that day. Nobody has to know how braces are typed.
 */
export function FactChips({ into, onPut }: FactChipsProps) {
  function put(fact: FactName) {
    const field = document.getElementById(into);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = field;
    const start = selectionStart ?? value.length;
    const { text, cursor } = withFact(value, { start, end: selectionEnd ?? start }, fact);
    onPut(text);
    field.focus();
    requestAnimationFrame(() => field.setSelectionRange(cursor, cursor));
  }
  return (
    <fieldset className="fact-chips">
      <legend>The pages fill in:</legend>
      {facts.map(([fact, name]) => (
        <button key={fact} type="button" onClick={() => put(fact)}>
          <span className="visually-hidden">Put in: </span>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
