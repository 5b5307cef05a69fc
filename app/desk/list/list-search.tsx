import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDebounce } from './use-debounce.ts';

interface ListSearchProps {
  /** What is searched, such as `Search by name, reference or phone`. */
  label: string;
  /** Further fields, named as in the address, with `defaultValue` from it. */
  children?: ReactNode;
}

/**
 * Searches while somebody types, and filters as soon as they choose. Everything stands in the address, so that Back,
 * reload and a link sent to a colleague show the same list.
 */
export function ListSearch({ label, children }: ListSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useDebounce();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  // Back and a pressed status change the address without the fields.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (!field.name || field === document.activeElement) continue;
      const asked = search.get(field.name) ?? '';
      // One of the choices always holds, such as the year of a list, and stands as it was drawn.
      const isFixed = field instanceof HTMLSelectElement && !hasChoice(field, asked);
      if (!isFixed) field.value = asked;
    }
  }, [search]);

  function show() {
    pause.stop();
    if (!form.current) return;
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value.trim()) next.set(name, value.trim());
      else next.delete(name);
    }
    if (next.toString() === search.toString()) return;
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  }
  return (
    <search>
      <form
        ref={form}
        className={children ? 'filters' : 'filters alone'}
        onChange={() => pause.wait(show)}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div className="field full">
          <label htmlFor="list-q">{label}</label>
          <input
            id="list-q"
            name="q"
            type="search"
            autoComplete="off"
            defaultValue={search.get('q') ?? ''}
          />
        </div>
        {children}
        {/* Typing searches; with it, Enter does as well in a form of several fields. */}
        <button type="submit" hidden>
          Search
        </button>
      </form>
    </search>
  );
}

const hasChoice = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value);
