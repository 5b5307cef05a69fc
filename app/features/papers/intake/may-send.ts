import type { PaperStatus } from '../paper-status.ts';

/** Why something cannot be said of a paper, or a picture of it not taken; undefined when it can. */
export function reasonAgainst({
  isClosed,
  isAsked,
  status,
  isGuardian,
}: {
  /** The application came to nothing. */
  isClosed: boolean;
  /** The paper stands on the office's list for this child. */
  isAsked: boolean;
  status: PaperStatus | undefined;
  /** Signed in, and not only with the answer that /status asks for. */
  isGuardian: boolean;
}): string | undefined {
  if (isClosed) return 'This application is closed, so the office needs no papers for it.';
  if (!isAsked) return 'The office does not ask for this paper.';
  if (status === 'seen') return 'The office has seen this paper already. You need not send it.';
  if (status === 'sent' && !isGuardian) {
    return 'A photograph of this paper is at the office already. To change it, sign in to the parent portal or call us.';
  }
  return undefined;
}
