/** A digest in groups of four, so that two people can compare it aloud. */
export function Seal({ seal }: { seal: string }) {
  const groups = seal.match(/.{1,4}/g) ?? [];
  return (
    <p className="seal">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digest has its groups in one order
        <span key={at}>{group} </span>
      ))}
    </p>
  );
}
