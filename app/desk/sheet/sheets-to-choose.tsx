import { Link, useSearchParams } from 'react-router';
import type { SheetShown } from './sheet-shown.ts';

/** The ready lists, and those that the office keeps under a name. */
export function SheetsToChoose({ sheet: { ready, kept } }: { sheet: SheetShown }) {
  const [search] = useSearchParams();
  const chosen = search.get('list') ?? '';
  const all = [
    { key: '', name: 'As on the screen', search: {} },
    ...ready,
    ...kept.map(({ id, name }) => ({ key: id, name, search: {} })),
  ];
  return (
    <nav aria-label="Lists" className="no-print">
      <ul className="tally">
        {all.map((one) => {
          const next = new URLSearchParams(search);
          next.delete('columns');
          next.delete('list');
          for (const [name, value] of Object.entries(one.search)) next.set(name, value);
          if (one.key) next.set('list', one.key);
          return (
            <li key={one.key}>
              <Link to={`?${next}`} aria-current={one.key === chosen ? 'true' : undefined}>
                {one.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
