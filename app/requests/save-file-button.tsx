import type { ReactNode } from 'react';
import { notify } from '#ui/notify.ts';
import { useFile } from './use-file.ts';

interface SaveFileButtonProps {
  /** Where the file is made. */
  address: string;
  /** What it is to be called on the device. */
  name: string;
  children: ReactNode;
}

/** Fetches a file as whoever is signed in, and hands it to the browser as a download. */
export function SaveFileButton({ address, name, children }: SaveFileButtonProps) {
  const { isBusy, fetchFile } = useFile({
    title: 'Not saved',
    text: 'The file could not be fetched. Please try again.',
  });
  const save = () =>
    fetchFile(address, (file) => {
      saveFile(file, name);
      notify({ title: 'File saved', text: `${name} is in your downloads.` });
    });
  return (
    <button type="button" className="btn line" aria-disabled={isBusy} onClick={() => void save()}>
      {children}
    </button>
  );
}

/** Hands a file to the browser as a download, under the name that it is to have on the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser begins to read after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
