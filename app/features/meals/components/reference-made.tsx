import { useEffect, useState } from 'react';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { PrintLink } from '#ui/print-link.tsx';
import { sharedReference, transactionPath } from '../shared-reference.ts';

interface ReferenceMadeProps {
  reference: string;
  amountKwacha: number;
  school: string;
  publicUrl: string;
}

/** What a family takes away: the reference, large, the amount, and how to go on. */
export function ReferenceMade({ reference, amountKwacha, school, publicUrl }: ReferenceMadeProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const text = sharedReference({ reference, amountKwacha, school, publicUrl });
  return (
    <div className="note ok made">
      <p>Your payment reference</p>
      <p className="reference">{reference}</p>
      <p>
        Amount: <b>{writtenKwacha(amountKwacha)}</b>
      </p>
      <p>
        Write this reference in the message of the payment, or say it at the office. After a payment
        by mobile money, come back and{' '}
        <a href={transactionPath(reference)}>enter the transaction id</a>.
      </p>
      <p className="row no-print">
        <PrintLink className="btn line sm" href="#make">
          Print
        </PrintLink>
        <a className="btn line sm" href={`https://wa.me/?${new URLSearchParams({ text })}`}>
          Share on WhatsApp
        </a>
        {canShare && (
          <button
            type="button"
            className="btn line sm"
            onClick={() => void navigator.share({ text }).catch(() => {})}
          >
            Share with another app
          </button>
        )}
      </p>
    </div>
  );
}
