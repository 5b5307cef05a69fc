import { useState } from 'react';
import { findTyped, keepTyped } from '#requests/kept-text.ts';
import type { MendedRow } from '../mended-rows.ts';

/** Of one file at a time: whoever begins with another one is done with the first. */
const KEPT_AS = 'children of a spreadsheet';

/** What the office has said of the rows of a file. */
export interface SaidOfRows {
  mended: ReadonlyMap<number, MendedRow>;
  /** The rows that it accepts as they are. */
  accepted: readonly number[];
}

const NOTHING: SaidOfRows = { mended: new Map(), accepted: [] };

/**
 * What is put right in the rows of a file before it is taken over. It stays on this computer, as everything typed at the
 * desk does, and comes back when the same file is chosen again: the file itself is kept nowhere.
 */
export function useMendedRows() {
  const [said, setSaid] = useState(NOTHING);
  const [file, setFile] = useState('');
  const [keptOf, setKeptOf] = useState(() => nameOf(findTyped(KEPT_AS)?.file));
  function keep(newer: SaidOfRows, of = file) {
    setSaid(newer);
    const isNothing = newer.mended.size === 0 && newer.accepted.length === 0;
    keepTyped(KEPT_AS, isNothing ? undefined : { file: of, ...toTexts(newer) });
  }
  return {
    ...said,
    /** The name of the file of which something is kept and that was not chosen again yet; empty for none. */
    keptOf,
    /** Begins with a file; says what was kept of it. */
    begin(chosen: File | undefined): SaidOfRows {
      const of = chosen ? keyOf(chosen) : '';
      const kept = findTyped(KEPT_AS);
      const before = kept && kept.file === of ? fromTexts(kept) : NOTHING;
      setFile(of);
      setSaid(before);
      if (chosen) setKeptOf('');
      return before;
    },
    mend(row: MendedRow) {
      keep({ ...said, mended: new Map(said.mended).set(row.at, row) });
    },
    accept(at: number, isOn: boolean) {
      const others = said.accepted.filter((one) => one !== at);
      keep({ ...said, accepted: [...others, ...(isOn ? [at] : [])] });
    },
    forget() {
      keep(NOTHING);
      setKeptOf('');
    },
  };
}

/** A file is the same by name, size and the moment of its last change: after a change its rows are others. */
const keyOf = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`;

const nameOf = (key = '') => key.split(' ').slice(2).join(' ');

const toTexts = ({ mended, accepted }: SaidOfRows) => ({
  mended: JSON.stringify([...mended.values()]),
  accepted: JSON.stringify(accepted),
});

function fromTexts({ mended = '[]', accepted = '[]' }: Record<string, string>): SaidOfRows {
  const rows: MendedRow[] = JSON.parse(mended);
  return { mended: new Map(rows.map((row) => [row.at, row])), accepted: JSON.parse(accepted) };
}
