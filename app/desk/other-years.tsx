import { Link } from 'react-router';

interface OtherYearsProps {
  year: string;
  years: readonly string[];
}

/** The same screen of another year, beside its title. */
export function OtherYears({ year, years }: OtherYearsProps) {
  const others = years.filter((one) => one !== year);
  return (
    <nav className="row no-print" aria-label="Other years">
      {others.map((one) => (
        <Link key={one} to={`?year=${one}`}>
          {one}
        </Link>
      ))}
    </nav>
  );
}
