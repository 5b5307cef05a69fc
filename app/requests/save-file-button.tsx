import { type ReactNode, useState } from 'react';
import { notify } from '#ui/notify.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { saveFile } from './save-file.ts';

interface SaveFileButtonProps {
  /** Where the file is made. */
  address: string;
  /** What it is to be called on the device. */
  name: string;
  children: ReactNode;
  className?: string;
}

/** Fetches a file as whoever is signed in, and hands it to the browser as a download. */
export function SaveFileButton({
  address,
  name,
  children,
  className = 'btn line',
}: SaveFileButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await authorizedFetch(address, { url: location.href });
      if (!answer.ok) throw new Error('Not handed out');
      saveFile(await answer.blob(), name);
      notify({ title: 'File saved', text: `${name} is in your downloads.` });
    } catch {
      const text = 'The file could not be fetched. Please try again.';
      notify({ title: 'Not saved', text, isDestructive: true });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={() => void save()}>
      {children}
    </button>
  );
}
