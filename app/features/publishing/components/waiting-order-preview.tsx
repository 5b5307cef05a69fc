import { howPlacesAreGiven } from '#features/enrollment/places/how-places-are-given.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { criteriaChosen, everyWaitingOrder, type WaitingOrder } from '../parts/waiting-order.ts';
import type { PartToEdit } from '../versions.server.ts';

interface WaitingOrderPreviewProps {
  chosen: WaitingOrder;
  reordered: PartToEdit['reordered'];
}

/** What families would read, and which lists the choice orders anew. */
export function WaitingOrderPreview({ chosen, reordered = [] }: WaitingOrderPreviewProps) {
  const at = everyWaitingOrder.findIndex(
    ({ first, within }) => first === chosen.first && within === chosen.within,
  );
  const lists = reordered[at] ?? [];
  return (
    <>
      <p>{howPlacesAreGiven(criteriaChosen(chosen), [])}</p>
      {lists.length === 0 ? (
        <p>On the waiting lists of today no child changes its place.</p>
      ) : (
        <>
          <p>These waiting lists are ordered anew when you publish:</p>
          <ul>
            {lists.map(({ list, moved, of }) => (
              <li key={list}>
                {unbroken(list)}: {moved} of {of} children change their place
              </li>
            ))}
          </ul>
          <p>
            Each family reads its new number and the reason: “The school changed how places are
            given.” Nobody gets a letter.
          </p>
        </>
      )}
      <p>A round that somebody has said yes to keeps the groups that it was opened with.</p>
    </>
  );
}
