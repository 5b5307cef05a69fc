import { gradeName } from '#features/content/grades.ts';
import { Fold } from '#ui/fold.tsx';
import { TableHead } from '#ui/text/table-head.tsx';
import type { countByGrade, GradeCount } from '../count-by-grade.ts';
import { childrenInWords } from '../list-words.ts';

interface CountsByGradeProps {
  counts: ReturnType<typeof countByGrade>;
  year: string;
  before: string;
}

const columns = {
  up: { head: 'Go up', words: 'go up' },
  repeats: { head: 'Repeat', words: 'repeat' },
  leaves: { head: 'Leave', words: 'leave, or have left' },
  ends: { head: 'End school', words: 'end our school' },
  open: { head: 'Not decided', words: 'are not decided' },
} as const satisfies Record<Exclude<keyof GradeCount, 'now'>, { head: string; words: string }>;

const all = Object.entries(columns) as [keyof typeof columns, { head: string; words: string }][];

const heads = all.map(([, { head }]) => head);

/** That every child of the year before is counted once, as a sum, and the same by grade. */
export function CountsByGrade({ counts, year, before }: CountsByGradeProps) {
  const shown = all.filter(([column]) => counts.all[column] > 0);
  const sum = shown.map(([column, { words }]) => `${inWords(counts.all[column])} ${words}`);
  return (
    <>
      <p>
        <b>
          {childrenInWords(counts.all.now)} of {before} = {sum.join(' + ')}.
        </b>{' '}
        {counts.comes > 0 &&
          `${childrenInWords(counts.comes)} ${comeNew(counts.comes)} in ${year}.`}
      </p>
      <Fold id="by-grade" title="Grade by grade" note={`what happens in ${year}`}>
        <table className="nums">
          <caption className="visually-hidden">
            What happens to the children of each grade of {before}
          </caption>
          <TableHead isOfNumbers names={[`Grade in ${before}`, 'Children', ...heads]} />
          <tbody>
            {counts.grades.map(({ grade, ...count }) => (
              <CountRow key={grade} name={gradeName(grade)} count={count} />
            ))}
          </tbody>
          <tfoot>
            <CountRow name="All" count={counts.all} />
          </tfoot>
        </table>
      </Fold>
    </>
  );
}

function CountRow({ name, count }: { name: string; count: GradeCount }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{inWords(count.now)}</td>
      {all.map(([column]) => (
        <td key={column}>{count[column] > 0 ? inWords(count[column]) : '–'}</td>
      ))}
    </tr>
  );
}

const inWords = (count: number) => count.toLocaleString('en');

const comeNew = (count: number) => (count === 1 ? 'comes new' : 'come new');
