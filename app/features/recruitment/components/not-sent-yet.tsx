import { useEffect, useRef } from 'react';
import { formListKey } from '#forms/device/kept-form.ts';
import type { Attempt } from '#forms/device/kept-with-file.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { jobApplication } from '../job-application.ts';

interface NotSentYetProps {
  slug: string;
  attempt: Attempt;
  /** Somebody has just pressed Submit; on a later visit the note only stands there. */
  takesFocus: boolean;
}

/** The truth when the school could not be reached: nothing is lost, and nothing has to be filled in again. */
export function NotSentYet({ slug, attempt, takesFocus }: NotSentYetProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  const isKept = attempt.isFileKept && !isOnlyInMemory(formListKey(jobApplication, slug));
  return (
    <div className="note" ref={note} tabIndex={-1}>
      <p>
        <b>Not sent yet.</b>{' '}
        {isKept
          ? 'Your answers and your resume are saved on this device. They are sent by themselves as soon as there is a connection, while this site is open or when you visit it again. You can also press Submit Application.'
          : 'We could not reach the school, and this device could not keep your application: please leave this page open and press Submit Application again when there is a connection.'}{' '}
        The school takes your application only once.
      </p>
    </div>
  );
}
