import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';

/** What stands in a mail to a family below the text that the office can change, and when it leaves. */
export function WhatMailHolds({ bringsAccessCode }: { bringsAccessCode: boolean }) {
  return (
    <p className="small">
      Below this text the mail says {bringsAccessCode && 'how to answer, '}the reference
      {bringsAccessCode && ', a new access code for the parent portal,'} and the addresses of the
      parent portal and of the page that shows the status. It leaves {UNDO_MINUTES} minutes after
      you press; until then you can take it back.
    </p>
  );
}
