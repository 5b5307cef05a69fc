import { judge } from '#features/meals/statement/matching/judge.ts';
import { readStatement } from '#features/meals/statement/reading/read-statement.ts';
import { newDice } from '../../../scripts/demo/dice.ts';
import { type Month, makeUpMonth } from './made-up-month.ts';
import { writeStatement } from './written-statement.ts';

export interface Weighed {
  statements: number;
  /** Called sure, and not what the money was for. Each as one sentence that names the seed. */
  wrong: string[];
  /** Statements with a line too few that were taken. */
  takenBroken: number[];
  refused: number;
  /** What could be told from its id, its reference and its amount. */
  tellable: number;
  sure: number;
  /** All that families have paid in full, told or not. */
  paid: number;
  likely: number;
}

/** What the program says of so many made-up statements, beside what is true. */
export function weighStatements(count: number, firstSeed: number): Weighed {
  const weighed: Weighed = {
    statements: count,
    wrong: [],
    takenBroken: [],
    refused: 0,
    tellable: 0,
    sure: 0,
    paid: 0,
    likely: 0,
  };
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) weighOne(seed, weighed);
  return weighed;
}

function weighOne(seed: number, weighed: Weighed): void {
  const dice = newDice(seed);
  const month = makeUpMonth(dice);
  const { text, isBroken } = writeStatement(dice, month);
  const read = readAsTheOffice(text);
  const refused = read.is !== 'read';
  if (refused) weighed.refused += 1;
  if (isBroken) {
    if (!refused) weighed.takenBroken.push(seed);
    return;
  }
  const paying = month.movements.filter(({ pays }) => pays.length > 0);
  const tellable = paying.filter(({ isTellable }) => isTellable);
  weighed.paid += paying.length;
  weighed.tellable += tellable.length;
  if (refused) return;
  const { today, promised, settled } = month;
  const judged = judge(read, { promised, settled }, { today, prefixes: ['MP', 'PM'] });
  const isSaid = (list: typeof judged.sure, references: readonly string[]) =>
    list.some(({ pays }) => references.every((one) => pays.some((pay) => pay.reference === one)));
  weighed.sure += tellable.filter(({ pays }) => isSaid(judged.sure, pays)).length;
  weighed.likely += paying.filter(({ pays }) => isSaid(judged.likely, pays)).length;
  weighed.wrong.push(...wrongIn(judged.sure, month).map((words) => `seed ${seed}: ${words}`));
}

/** Where the names of the columns do not tell the way of the money, the bookkeeper says once that it came in. */
function readAsTheOffice(text: string) {
  const read = readStatement(text, []);
  if (read.is !== 'unnamed') return read;
  const layout = read.proposed.map((role, at) =>
    read.names[at] === 'Amount' ? ('amount' as const) : role,
  );
  return readStatement(text, [{ names: read.names, layout }]);
}

function wrongIn(sure: ReturnType<typeof judge>['sure'], { movements }: Month): string[] {
  const taken = new Set<string>();
  return sure.flatMap(({ line, pays }) => {
    const references = pays.map(({ reference }) => reference).toSorted();
    const again = references.some((reference) => taken.has(reference));
    for (const reference of references) taken.add(reference);
    const isTrue = movements.some(
      (one) =>
        one.ngwee === line.ngwee &&
        (line.transactionId === '' || one.id === line.transactionId) &&
        one.pays.toSorted().join() === references.join(),
    );
    return isTrue && !again ? [] : [`${references.join(' ')} by line ${line.at}: ${line.text}`];
  });
}
