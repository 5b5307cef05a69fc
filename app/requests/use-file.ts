import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '#ui/notify.ts';
import { authorizedFetch } from './authorized-fetch.ts';

/** Fetches files as whoever is signed in; `failed` is said where one does not come. */
export function useFile(failed: { title: string; text: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  async function fetchFile(address: string, take: (file: Blob) => unknown) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await authorizedFetch(address, { url: location.href });
      if (!answer.ok) throw new Error('Not handed out');
      await take(await answer.blob());
    } catch (error) {
      // Whoever has to sign in first comes back here.
      const elsewhere = error instanceof Response && error.headers.get('Location');
      if (elsewhere) void navigate(elsewhere);
      else notify({ ...failed, isDestructive: true });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, fetchFile };
}
