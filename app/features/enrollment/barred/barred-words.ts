import type { MayKnow } from './may-know.ts';

/** Longest answers of the dialog, in characters. */
export const barredLimits = { name: 120, contact: 120, reason: 500, paper: 200 } as const;

/** What somebody may know, as the office chooses it. */
export const levelWords: Record<MayKnow, string> = {
  everything: 'May follow the application and decide',
  letters: 'Gets letters only, without any link or code',
  nothing: 'Is told nothing',
};

/** Such as `is told nothing of Mutinta and may not collect Mutinta`. */
export function saidInWords(
  { mayKnow, mayCollect }: { mayKnow: MayKnow; mayCollect: boolean },
  child = 'the child',
): string {
  const parts = [
    mayKnow === 'nothing' && `is told nothing of ${child}`,
    mayKnow === 'letters' && `gets letters only about ${child}`,
    mayKnow === 'everything' && mayCollect && 'may know everything',
    !mayCollect && `may not collect ${child}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
