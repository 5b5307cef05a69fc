interface SendingProgressProps {
  isSending: boolean;
  /** 0 to 1: how much has left this device. */
  share: number;
}

const STEP_PERCENT = 25;

/** A bar for the eye; for the ear only each quarter, and that politely. */
export function SendingProgress({ isSending, share }: SendingProgressProps) {
  return (
    <div className="sending">
      {isSending && <progress value={share} aria-label="Sending your application" />}
      <p role="status">{isSending && progressInWords(share)}</p>
    </div>
  );
}

function progressInWords(share: number): string {
  if (share >= 1) return 'Sent. We are waiting for the school’s answer.';
  const percent = Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
  return `Sending your application: ${percent}%`;
}
