import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { AnswerToPaper } from './answer-to-paper.tsx';
import type { PhotographToLookAt } from './list-photographs.server.ts';
import { type AskedOfPaper, papersAtDesk } from './paper-at.ts';
import { PictureInWords, useLookAtPicture } from './picture-to-look-at.tsx';

interface PhotographQueueProps {
  photographs: readonly PhotographToLookAt[];
  change: ServerChange<AskedOfPaper>;
}

/**
 * One photograph after another, each as wide as the screen. An answer leads to the next; the one before stays in the
 * queue as long as its answer can be taken back.
 */
export function PhotographQueue({ photographs, change }: PhotographQueueProps) {
  const [currentId, setCurrentId] = useState(
    (photographs.find(({ picture }) => !picture.goesAt) ?? photographs[0])?.picture.id,
  );
  const at = Math.max(
    0,
    photographs.findIndex(({ picture }) => picture.id === currentId),
  );
  const shown = photographs[at];
  if (!shown) return null;
  const beside = (step: 1 | -1) => photographs[at + step]?.picture.id;
  const go = (id: string | undefined) => id && setCurrentId(id);
  return (
    <>
      <nav className="row mb-g3" aria-label="Photographs">
        <SmallButton disabled={!beside(-1)} onClick={() => go(beside(-1))}>
          Previous
        </SmallButton>
        <SmallButton disabled={!beside(1)} onClick={() => go(beside(1))}>
          Next
        </SmallButton>
        <span className="small muted" role="status">
          {at + 1} of {photographs.length}
        </span>
      </nav>
      <OnePhotograph
        key={shown.picture.id}
        shown={shown}
        change={change}
        onDone={() => go(beside(1))}
      />
    </>
  );
}

interface OnePhotographProps {
  shown: PhotographToLookAt;
  change: ServerChange<AskedOfPaper>;
  onDone(): void;
}

function OnePhotograph({ shown, change, onDone }: OnePhotographProps) {
  const { reference, label, applicant, isOver, picture } = shown;
  const { address, look } = useLookAtPicture(reference, picture);
  const waits = !picture.goesAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming to a photograph that waits is the look
  useEffect(() => {
    if (waits) void look();
  }, [waits]);
  return (
    <section aria-labelledby="photograph-title">
      <div className="ruled">
        <h2 id="photograph-title">
          {label} of <span dir="auto">{applicant}</span>
        </h2>
        <Link to={`${deskRooms.enrollment.path}/${reference}#papers-title`}>{reference}</Link>
      </div>
      <PictureInWords picture={picture} />
      {picture.goesAt && (
        <p>
          It is answered, and is deleted at {timeInLusaka(new Date(picture.goesAt))}. Until then you
          can take the answer back.
        </p>
      )}
      {(address || !waits) && (
        <div className="row mb-g3">
          <AnswerToPaper
            reference={reference}
            paper={shown}
            isOver={isOver}
            change={change.to(papersAtDesk.at(reference))}
            onDone={onDone}
          />
        </div>
      )}
      {waits && !address && <p role="status">One moment, please.</p>}
      {waits && address && (
        <img className="paper-picture wide" src={address} alt={`Photograph of ${label}`} />
      )}
    </section>
  );
}
