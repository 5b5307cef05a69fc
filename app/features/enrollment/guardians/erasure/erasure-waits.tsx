import { writtenMoment } from '#lib/dates/when-in-words.ts';

/** That it is going to be erased, and the way to stop it. */
export function ErasureWaits({ dueAt }: { dueAt: string }) {
  return (
    <p className="note">
      A parent or guardian of the child has asked to erase this application. It is erased on{' '}
      {writtenMoment(new Date(dueAt))}. To stop it, open the link in our mail about it.
    </p>
  );
}
