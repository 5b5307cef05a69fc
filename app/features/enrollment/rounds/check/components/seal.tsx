/** A digest in sixteen groups of four, to be compared with another one by eye; each begins anew at the same place. */
export function Seal({ digest }: { digest: string }) {
  const groups = digest.match(/.{1,4}/g) ?? [];
  return (
    <p className="seal">
      {groups.map((four, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same
        <span key={at}>{`${four} `}</span>
      ))}
    </p>
  );
}

/** The six words that were sealed. */
export function SealedWords({ secret }: { secret: string }) {
  return (
    <p className="seal words">
      {secret.split(' ').map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
        <span key={at}>{`${word} `}</span>
      ))}
    </p>
  );
}
