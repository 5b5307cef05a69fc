import { useEffect, useState } from 'react';

export const GONE =
  'This link does not work any more. It was used already, a newer one was sent, or its time is over.';

const wordsFor: Partial<Record<string, string>> = {
  email_exists: 'There is another account with this email address, so yours was not changed.',
  signed_out: 'You were signed out on this device. What you pressed after that was not done.',
};

/** A mail's link that did not work leads here, and a session that was ended elsewhere; why stands behind the `#`. */
export function LinkProblem() {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    setCode(new URLSearchParams(location.hash.slice(1)).get('error_code') ?? undefined);
  }, []);
  if (!code) return null;
  return (
    <p className="note" role="status">
      {wordsFor[code] ?? `${GONE} If you have confirmed your address before, simply sign in.`}
    </p>
  );
}
