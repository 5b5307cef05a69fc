import { useEffect, useState } from 'react';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { asDataAddress } from '#lib/files/photographs/data-address.ts';
import { useFile } from '#requests/use-file.ts';
import type { PaperAtDesk } from '../list-papers.server.ts';

interface PictureProps {
  reference: string;
  label: string;
  picture: NonNullable<PaperAtDesk['picture']>;
}

/** Fetched at a press only: each look is written down. */
export function PictureToLookAt({ reference, label, picture }: PictureProps) {
  const [address, setAddress] = useState<string>();
  const { isBusy, fetchFile } = useFile({
    title: 'Not opened',
    text: 'The photograph could not be fetched. Please try again.',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has not been looked at yet
  useEffect(() => setAddress(undefined), [picture.id]);
  const look = () =>
    fetchFile(
      `/api/staff/enrollment-applications/${reference}/papers/${picture.id}`,
      async (file) => setAddress(await asDataAddress(file)),
    );
  return (
    <>
      <p className="small muted">
        {instantInWords(new Date(picture.arrivedAt))}, {Math.ceil(picture.size / 1024)} KB
        {picture.isWithoutAccount && '. Sent without an account'}
      </p>
      {address ? (
        <img className="paper-picture" src={address} alt={`Photograph of ${label}`} />
      ) : (
        <p>
          <button
            type="button"
            className="btn sm line"
            aria-disabled={isBusy}
            onClick={() => void look()}
          >
            {isBusy ? 'Opening...' : 'Look at it'}
            <span className="visually-hidden">: {label}</span>
          </button>
        </p>
      )}
    </>
  );
}
