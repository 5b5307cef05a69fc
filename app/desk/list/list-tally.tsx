import { Link, useSearchParams } from 'react-router';
import type { TallyOption } from './tally.ts';

interface ListTallyProps {
  /** The name in the address, such as `status`. */
  name: string;
  label: string;
  /** What is shown where the address does not say it. */
  usual?: string;
  options: TallyOption[];
}

/** How many rows are where; pressing one shows those only. The first option is for all; empty ones are left out. */
export function ListTally({ name, label, options, usual = '' }: ListTallyProps) {
  const [search] = useSearchParams();
  const chosen = search.get(name) ?? usual;
  const shown = options.filter(
    ({ value, count }) => count !== 0 || value === chosen || value === '',
  );
  return (
    <nav aria-label={label}>
      <ul className="tally">
        {shown.map((option) => {
          const next = new URLSearchParams(search);
          next.delete('page');
          if (option.value) next.set(name, option.value);
          else next.delete(name);
          return (
            <li key={option.value}>
              <Link
                to={`?${next}`}
                preventScrollReset
                aria-current={option.value === chosen ? 'true' : undefined}
              >
                <b>{option.count.toLocaleString('en')}</b> {option.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
