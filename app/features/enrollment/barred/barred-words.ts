import { isRestricting, type MayKnow } from './may-know.ts';

/** What somebody may know, as the office chooses it. */
export const levelWords: Record<MayKnow, { choice: string; is: string }> = {
  everything: { choice: 'May follow the application and decide', is: 'may follow and decide' },
  letters: {
    choice: 'Gets letters only, without any link or code',
    is: 'gets letters only',
  },
  nothing: { choice: 'Is told nothing', is: 'is told nothing' },
};

/** Such as `is told nothing, may not collect the child`. */
export function saidInWords(said: { mayKnow: MayKnow; mayCollect: boolean }): string {
  const { is } = levelWords[said.mayKnow];
  return isRestricting(said) && !said.mayCollect ? `${is}, may not collect the child` : is;
}
