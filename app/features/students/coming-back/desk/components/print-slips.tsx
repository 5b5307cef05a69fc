import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { useFile } from '#requests/use-file.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { Slip, SlipsOnPaper } from '../slips.ts';

/** The button that prints a slip for each child that the list shows, and for whom none was printed. */
export function PrintSlips() {
  const [search] = useSearchParams();
  const [printing, setPrinting] = useState<SlipsOnPaper>();
  const [withoutSlip, setWithoutSlip] = useState<readonly string[]>([]);
  const { isBusy, fetchFile } = useFile({
    title: 'Not printed',
    text: 'The slips could not be fetched. Try again, or choose a class.',
  });
  const print = () =>
    fetchFile(`/api/staff/children/coming-back/slips?${search}`, async (file) => {
      const slips = JSON.parse(await file.text()) as SlipsOnPaper;
      // They stand on the page only while they are printed.
      flushSync(() => setPrinting(slips));
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
      // A phone goes on before anything is printed.
      window.addEventListener('afterprint', () => setPrinting(undefined), { once: true });
      window.print();
      setWithoutSlip(slips.withoutSlip);
    });
  return (
    <>
      <SmallButton aria-disabled={isBusy} onClick={() => void print()}>
        Print slips
      </SmallButton>
      <span role="status">
        {withoutSlip.length > 0 && (
          <span className="small">
            No slip was printed where somebody may not know everything of the child. Please call:{' '}
            {withoutSlip.join('; ')}.
          </span>
        )}
      </span>
      {printing && createPortal(<Slips of={printing} />, document.body)}
    </>
  );
}

function Slips({ of }: { of: SlipsOnPaper }) {
  return (
    <div className="slips-on-paper">
      {of.slips.map((slip) => (
        <OneSlip key={slip.reference} slip={slip} of={of} />
      ))}
    </div>
  );
}

function OneSlip({ slip: { name, inClass, picture }, of }: { slip: Slip; of: SlipsOnPaper }) {
  return (
    <article className="slip">
      <div>
        <p className="mb-g2">{of.school}</p>
        <p className="mb-g2">
          <b dir="auto">{name}</b>, {inClass}
        </p>
        <p className="mb-g2">
          <b>Does this child come back in {of.schoolYear}?</b> Please tick one and send this slip
          back by {dayMonthYear(of.lastDay)}, or call {of.phone}.
        </p>
        <p className="slip-answers mb-g2">
          <span>Yes</span>
          <span>No</span>
          <span>Not sure yet</span>
        </p>
        <p className="small mb-g2">
          No answer does not count as yes. “No” means that the place goes to another child.
        </p>
        <p className="slip-lines small">
          <span>Name and signature of the parent or guardian</span>
          <span>Day</span>
        </p>
      </div>
      <p className="small">
        <img src={picture} alt="" width="110" height="110" />
        For the office
      </p>
    </article>
  );
}
