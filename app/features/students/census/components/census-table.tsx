import { gradeName } from '#features/content/grades.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { TableHead } from '#ui/text/table-head.tsx';
import type { CensusRow, CountedGrade } from '../count-census.ts';
import type { Census } from '../open-census.server.ts';

/** The children by class, sex and age on one A4, with what the form asks about the school. */
export function CensusTable({ census }: { census: Census }) {
  const { about, ages, day, grades, school } = census;
  const isAgeMissing = school.all.ageless > 0;
  const names = ['Class', 'Sex', ...ages, ...(isAgeMissing ? ['Age not given'] : []), 'All'];
  // A sex that no child of the school has fills no rows; girls and boys always do.
  const shown = school.rows.flatMap(({ sex, all }, at) => (all > 0 || at < 2 ? [sex] : []));
  const part = (of: CountedGrade, name: string) => {
    const rows = [...of.rows.filter(({ sex }) => shown.includes(sex)), of.all];
    return (
      <tbody key={name}>
        {rows.map((row, at) => (
          <tr key={row.sex} className={at === rows.length - 1 ? 'sum' : undefined}>
            {at === 0 && (
              <th scope="rowgroup" rowSpan={rows.length}>
                {name}
              </th>
            )}
            <th scope="row">{row.sex}</th>
            <Numbers row={row} ages={ages} isAgeMissing={isAgeMissing} />
          </tr>
        ))}
      </tbody>
    );
  };
  return (
    <article className="census" aria-labelledby="census-title">
      <h2 id="census-title">Children on {dayMonthYear(day)}</h2>
      <dl>
        <Fact name="School" value={about.school} />
        <Fact name="EMIS number" value={about.emisNumber} />
        <Fact name="Zone" value={about.zone} />
        <Fact name="District" value={about.district} />
        <Fact name="Province" value={about.province} />
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="census-rows" aria-label="Rows" tabIndex={0}>
        <table>
          <TableHead names={names} />
          {grades.map((grade) => part(grade, gradeName(grade.grade)))}
          {part(school, 'The school')}
        </table>
      </section>
    </article>
  );
}

interface NumbersProps {
  row: CensusRow;
  ages: readonly string[];
  isAgeMissing: boolean;
}

function Numbers({ row, ages, isAgeMissing }: NumbersProps) {
  return (
    <>
      {ages.map((name, at) => (
        <td key={name} className={row.ages[at] ? undefined : 'muted'}>
          {row.ages[at]}
        </td>
      ))}
      {isAgeMissing && <td>{row.ageless}</td>}
      <td>{row.all}</td>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || <span className="muted">not given yet</span>}</dd>
    </div>
  );
}
