import { groupsOf } from '../seal-in-words.ts';

/** A digest in groups of four, so that two people can compare it aloud. */
export function Seal({ seal }: { seal: string }) {
  return (
    <p className="seal">
      {groupsOf(seal).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digest has its groups in one order
        <span key={at}>{group} </span>
      ))}
    </p>
  );
}
