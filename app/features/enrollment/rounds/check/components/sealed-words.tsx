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
