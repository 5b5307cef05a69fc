import { weighStatements } from '#tests/support/statements/weigh-statements.ts';
import { note, printTable, verdict, whole } from '../tools/table.ts';

const STATEMENTS = 10_000;
const SEED = 24;
const LEAST_SURE = 0.9;

/** What the program says of made-up statements, beside what is true: columns run together, doubles, parts, reversals. */
export async function measureStatements(): Promise<void> {
  const startedAt = performance.now();
  const { wrong, takenBroken, refused, tellable, sure, paid, likely } = weighStatements(
    STATEMENTS,
    SEED,
  );
  const each = (performance.now() - startedAt) / STATEMENTS;
  printTable(
    `Whose money came in, over ${whole(STATEMENTS)} made-up statements (seed ${SEED})`,
    ['', 'count'],
    [
      ['payments in full', whole(paid)],
      ['of these with an id or a reference of the family', whole(tellable)],
      ['of these sure', `${whole(sure)} (${((sure / tellable) * 100).toFixed(1)} %)`],
      ['likely, for a person to decide', whole(likely)],
      ['wrongly sure', whole(wrong.length)],
      ['statements refused', whole(refused)],
      ['taken with a line missing', whole(takenBroken.length)],
    ],
  );
  for (const words of wrong.slice(0, 10)) note(words);
  note(`One statement with its making: ${each.toFixed(1)} ms.`);
  const isMet = wrong.length === 0 && takenBroken.length === 0 && sure / tellable >= LEAST_SURE;
  note(`Target: nothing wrong, at least 90 % sure: ${verdict(isMet)}.`);
}
