import { useEffect, useState } from 'react';
import type { HeldInShort } from '#features/families/desk-requests.server.ts';
import type { Scope } from '#features/families/erasure/erasure-plan.server.ts';
import type { FamilyPage } from '#features/families/page/family-page.server.ts';
import { askServer } from '#requests/server-requests.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { HeldData } from './held-data.tsx';

interface FamilyDataProps {
  family: FamilyPage;
  /** Belongs to the screen: this part of it goes when the data is erased. */
  change: ServerChange;
}

const addressOf = (reference: string, of: Scope) =>
  `/api/staff/families/${encodeURIComponent(reference)}/held?of=${of}`;

/** What the school holds of the family, or of one child or form of it; to hand over, or to erase. */
export function FamilyData({ family, change }: FamilyDataProps) {
  const { reference, references, children } = family;
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [held, setHeld] = useState<HeldInShort | 'unreachable'>();
  const of: Scope = chosen ? 'one' : 'family';
  const about = chosen || reference;
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
            none="The whole family"
            of={references.map((one) => [one, [nameOf(one), one].filter(Boolean).join(', ')])}
          />
        </SelectField>
      )}
      {held === 'unreachable' ? (
        <p className="note">The list could not be fetched. Close this part and open it again.</p>
      ) : (
        held && (
          <HeldData key={`${about} ${of}`} held={held} of={of} nameOf={nameOf} change={change} />
        )
      )}
    </details>
  );
}
