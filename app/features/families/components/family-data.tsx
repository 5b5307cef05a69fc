import { useEffect, useState } from 'react';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { askServer } from '#requests/server-requests.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import type { HeldInShort } from '../desk-requests.server.ts';
import type { Scope } from '../erasure/erasure-plan.server.ts';
import type { FamilyPage } from '../page/family-page.server.ts';
import type { DecidedPair } from '../together/suggestions.server.ts';
import { HeldData } from './held-data.tsx';

/** Stands in the list of references. */
const WHOLE_FAMILY = 'family';

interface FamilyDataProps {
  family: FamilyPage;
  /** What has been said of who belongs together. */
  decided: readonly DecidedPair[];
  /** Belongs to the screen: this part of it goes when the data is erased. */
  change: ServerChange;
}

const addressOf = (reference: string, of: Scope) =>
  `/api/staff/families/${encodeURIComponent(reference)}/held?of=${of}`;

/** What the school holds of the family, or of one child or form of it; to hand over, or to erase. */
export function FamilyData({ family, decided, change }: FamilyDataProps) {
  const { reference, references, children } = family;
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(reference);
  const [held, setHeld] = useState<HeldInShort | 'unreachable'>();
  const of: Scope = chosen === WHOLE_FAMILY ? 'family' : 'one';
  const about = chosen === WHOLE_FAMILY ? reference : chosen;
  useEffect(() => {
    setHeld(undefined);
    if (!isOpen) return;
    let isCurrent = true;
    askServer<HeldInShort>(addressOf(about, of), { url: location.href }).then(
      (found) => isCurrent && setHeld(found),
      () => isCurrent && setHeld('unreachable'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, about, of]);
  const nameOf = (one: string) => children.find((child) => child.reference === one)?.name;
  return (
    <details
      className="family-data"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Give the family its data, or erase it</summary>
      <p>
        A family may see what we keep about it, get a copy, or ask us to erase it. Check first that
        you are speaking with that family.
      </p>
      {references.length > 1 && (
        <SelectField
          id="of"
          label="Of whom"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <Options
            of={[
              ...references.map((one): [string, string] => [
                one,
                [nameOf(one), one].filter(Boolean).join(', '),
              ]),
              [WHOLE_FAMILY, 'The whole family'],
            ]}
          />
        </SelectField>
      )}
      {chosen === WHOLE_FAMILY && decided.length > 0 && (
        <div className="note">
          <p>Who put this family together? Check that it is one family before you go on.</p>
          <ul>
            {decided.map(({ id, children: pair, decidedAt, decidedBy }) => (
              <li key={id} className="small" dir="auto">
                {pair.join(' and ')}: <StaffName of={decidedBy} />,{' '}
                {instantInWords(new Date(decidedAt))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {held === 'unreachable' ? (
        <p className="note">The list could not be fetched. Close this part and open it again.</p>
      ) : (
        held && (
          <HeldData
            key={`${about} ${of}`}
            held={held}
            of={of}
            isApplication={nameOf(about) !== undefined}
            nameOf={nameOf}
            change={change}
          />
        )
      )}
    </details>
  );
}
