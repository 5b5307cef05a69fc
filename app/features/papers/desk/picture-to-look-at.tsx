import { useEffect, useState } from 'react';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { asDataAddress } from '#lib/files/photographs/data-address.ts';
import { useFile } from '#requests/use-file.ts';
import type { PaperAtDesk } from '../list-papers.server.ts';

type Picture = NonNullable<PaperAtDesk['picture']>;

/** The picture once it is asked for: each look is written down. `address` is that of what was fetched. */
export function useLookAtPicture(reference: string, picture: Pick<Picture, 'id'> | undefined) {
  const [address, setAddress] = useState<string>();
  const { isBusy, fetchFile } = useFile({
    title: 'Not opened',
    text: 'The photograph could not be fetched. Please try again.',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has not been looked at yet
  useEffect(() => setAddress(undefined), [picture?.id]);
  const look = () =>
    fetchFile(
      `/api/staff/enrollment-applications/${reference}/papers/${picture?.id}`,
      async (file) => setAddress(await asDataAddress(file)),
    );
  return { address, isBusy, look };
}

export function PictureInWords({ picture }: { picture: Picture }) {
  return (
    <p className="muted">
      {shortInstant(picture.arrivedAt, new Date())}, {Math.ceil(picture.size / 1024)} KB
      {picture.isWithoutAccount && '. Sent without an account'}
    </p>
  );
}
