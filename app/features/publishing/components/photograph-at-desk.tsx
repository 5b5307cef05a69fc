import { useEffect, useState } from 'react';
import type { Photograph } from '#features/content/sections/photograph.ts';
import { asDataAddress } from '#lib/files/photographs/data-address.ts';
import { authorizedFetch } from '#requests/authorized-fetch.ts';

/** A photograph that nobody else may see yet: fetched as whoever is signed in. */
export function PhotographAtDesk({ digest, alt, width, height }: Photograph) {
  const [shown, setShown] = useState<{ digest: string; address: string }>();
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const path = `/api/staff/content-photographs/${digest}`;
    authorizedFetch(path, { url: location.href })
      .then((answer) => answer.blob())
      .then(asDataAddress)
      .then((address) => isGone || setShown({ digest, address }))
      .catch(() => isGone || setMissing(digest));
    return () => {
      isGone = true;
    };
  }, [digest]);
  if (missing === digest) return <p className="note">The photograph could not be fetched.</p>;
  const address = shown?.digest === digest ? shown.address : undefined;
  return <img alt={alt} width={width} height={height} src={address} />;
}
