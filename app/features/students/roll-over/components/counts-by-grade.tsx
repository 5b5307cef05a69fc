import { Fragment } from 'react';
import { gradeName } from '#features/content/grades.ts';
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

/** That every child of the year before is counted once: as a sum, and by grade. */
export function CountsByGrade({ counts, year, before }: CountsByGradeProps) {
  const parts = all.filter(([column]) => counts.all[column] > 0);
  return (
    <>
      <div className="sums">
        <p>
          <b>{childrenInWords(counts.all.now)}</b> of {before} ={' '}
          {parts.map(([column, { words }], at) => (
            <Fragment key={column}>
              {at > 0 && ' + '}
              <b className={column === 'open' ? 'not-decided' : undefined}>
                {inWords(counts.all[column])}
              </b>{' '}
              {words}
            </Fragment>
          ))}
          .
        </p>
        {counts.comes > 0 && (
          <p>
            {childrenInWords(counts.comes)} {comeNew(counts.comes)} in {year}.
          </p>
        )}
      </div>
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
    </>
  );
}

function CountRow({ name, count }: { name: string; count: GradeCount }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{inWords(count.now)}</td>
      {all.map(([column]) => (
        <td
          key={column}
          className={column === 'open' && count.open > 0 ? 'not-decided' : undefined}
        >
          {count[column] > 0 ? inWords(count[column]) : '–'}
        </td>
      ))}
    </tr>
  );
}

const inWords = (count: number) => count.toLocaleString('en');

const comeNew = (count: number) => (count === 1 ? 'comes new' : 'come new');
