import { fourteenLines } from '../fourteen-lines.ts';
import { askForDraw, type RoundPage } from '../round-page.ts';

/** What anybody needs to compute the order again. */
export function ForPeopleWithAComputer({ round }: { round: RoundPage }) {
  const { year } = round;
  return (
    <section aria-labelledby="with-a-computer">
      <h2 id="with-a-computer">For people with a computer</h2>
      <p>
        Save{' '}
        <a href={`/rounds/${year}.json${askForDraw(round)}`} download={`round-${year}.json`}>
          round-{year}.json
        </a>{' '}
        and these fourteen lines as <b>check.mjs</b> in one folder, and run them with Node, version
        21 or newer: <code>node check.mjs</code>.
      </p>
      <details>
        <summary>The fourteen lines</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <pre className="script" tabIndex={0}>
          {fourteenLines(year)}
        </pre>
      </details>
    </section>
  );
}
