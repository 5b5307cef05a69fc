import { useEffect, useState } from 'react';
import { findRequest } from '#forms/delivery/queued-requests.ts';
import type { WaitingEntry } from '#forms/device/submission-list.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { Photographs } from '../client/use-photographs.ts';

interface WaitingPhotographProps {
  label: string;
  entry: WaitingEntry;
  photographs: Photographs;
}

const NOT_KEPT =
  'This phone could not keep the photograph. Please press “Do not send it”, and photograph the paper again when there is a connection.';

const inKilobytes = (bytes: number) => Math.round(bytes / 1024);

/** A photograph that has not arrived yet: itself, how much of it is at the school, and what can be done. */
export function WaitingPhotograph({ label, entry, photographs }: WaitingPhotographProps) {
  const { share = 0, refusal, needsFile, needsProof, key } = entry.delivery;
  const size = Number(entry.size) || 0;
  const picture = useKeptPicture(key);
  return (
    <>
      <div className="shot">
        {picture ? <img src={picture} alt={`Your photograph: ${label}`} /> : <span />}
        <div>
          {refusal ? (
            <p>The school could not take it: {refusal.detail}</p>
          ) : needsProof ? (
            <p>
              Please <a href="/status">enter the reference and the date of birth again</a>. Then it
              goes to the school.
            </p>
          ) : needsFile ? (
            <p>{NOT_KEPT}</p>
          ) : (
            <>
              <progress value={share} aria-label={`Sent of ${label}`} />
              <p>
                {inKilobytes(size * share)} of {inKilobytes(size)} KB have arrived.{' '}
                {picture
                  ? 'The rest goes by itself when there is network, while this site is open or when you visit it again.'
                  : 'Please leave this page open until all of it has arrived.'}
              </p>
            </>
          )}
        </div>
      </div>
      <div className="row">
        {!refusal && !needsFile && !needsProof && (
          <SmallButton onClick={() => void photographs.sendNow(entry)}>
            Send now<span className="visually-hidden">: {label}</span>
          </SmallButton>
        )}
        <SmallButton onClick={() => void photographs.drop(entry)}>
          Do not send it<span className="visually-hidden">: {label}</span>
        </SmallButton>
      </div>
    </>
  );
}

/** The photograph as it lies on this device, for an `img`; undefined while it is looked for, and where it is not kept. */
function useKeptPicture(key: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void findRequest(key).then((queued) => {
      if (!queued?.file) return;
      const reader = new FileReader();
      reader.onload = () => {
        if (isWanted) setAddress(String(reader.result));
      };
      reader.readAsDataURL(new Blob([queued.file.bytes], { type: 'image/jpeg' }));
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return address;
}
