import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import type { RecordAddress } from '#requests/address.ts';
import { askServer } from '#requests/server-requests.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import type { HeldInShort } from '../desk-requests.server.ts';
import type { AskedToErase } from '../erasure/erase-schema.ts';
import { type Scope, searchOf } from '../erasure/scope.ts';
import type { FamilyPage } from '../page/family-page.server.ts';
import type { DecidedPair } from '../together/suggestions.server.ts';
import { HeldData } from './held-data.tsx';

/** Where a link leads that opens it. */
export const DATA_HASH = '#data';

/** Stands in the list of references. */
const WHOLE_FAMILY = 'family';

interface FamilyDataProps {
  /** Where it is asked what the school holds. */
  heldAt: RecordAddress<{ shows: HeldInShort }>;
  /** Where all of it is erased. */
  familiesAt: RecordAddress<{ takes: AskedToErase }>;
  family: FamilyPage;
  /** What has been said of who belongs together. */
  decided: readonly DecidedPair[];
  /** Belongs to the screen: this part of it goes when the data is erased. */
  change: ServerChange<AskedToErase>;
}

/** What was held when it was last asked, and of what. */
interface Listed {
  about: string;
  isWhole: boolean;
  also: readonly string[];
  held: HeldInShort | 'unreachable';
}

/** What the school holds of the family, or of one child or form of it; to hand over, or to erase. */
export function FamilyData({ heldAt, familiesAt, family, decided, change }: FamilyDataProps) {
  const { reference, references, children } = family;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (hash !== DATA_HASH || !place.current) return;
    place.current.open = true;
    place.current.scrollIntoView();
    place.current.querySelector('summary')?.focus();
  }, [hash, key]);
  // What stands alone is its whole family; what is put to it while this is open is asked for with it.
  const [chosen, setChosen] = useState(references.length === 1 ? WHOLE_FAMILY : reference);
  const [also, setAlso] = useState<readonly string[]>([]);
  const [listed, setListed] = useState<Listed>();
  const isWhole = !references.includes(chosen);
  const about = isWhole ? reference : chosen;
  const scope: Scope = isWhole ? { of: 'family', also } : { of: 'one', also: [] };
  const asked = `?${searchOf(scope)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is put to the family on this screen comes with it anew
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const keep = (held: Listed['held']) => isCurrent && setListed({ about, isWhole, also, held });
    askServer(heldAt.at(about), undefined, asked).then(keep, () => keep('unreachable'));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, heldAt, about, asked, family]);
  // A list of something else is not this list.
  const held =
    listed?.about === about && listed.isWhole === isWhole && isOpen ? listed.held : undefined;
  const nameOf = (one: string) => children.find((child) => child.reference === one)?.name;
  return (
    <details
      ref={place}
      className="fold family-data"
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
          value={isWhole ? WHOLE_FAMILY : chosen}
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
      {isWhole && decided.length > 0 && (
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
            key={`${about} ${isWhole}`}
            held={held}
            scope={{ of: isWhole ? 'family' : 'one', also: listed?.also ?? [] }}
            ticked={also}
            onTick={setAlso}
            isApplication={nameOf(about) !== undefined}
            nameOf={nameOf}
            at={familiesAt.at(held.reference)}
            change={change}
          />
        )
      )}
    </details>
  );
}
