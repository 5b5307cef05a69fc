/** A paper of the office's list, as far as asking for it goes. */
export interface AskablePaper {
  id: string;
  label: string;
  /** Whether it is at the office: looked at, or as a photograph that waits for somebody to look. */
  isHere: boolean;
  /** When the office said that its photograph cannot be read, and asked for it again with that. */
  unreadableAt?: string | undefined;
}

/** Whether it was asked for because its photograph cannot be read: both are taken back together, at the papers. */
export function isAskedAgain(
  papers: readonly AskablePaper[],
  { paper, askedAt }: { paper: string | null; askedAt: string },
): boolean {
  return papers.some(({ id, unreadableAt }) => id === paper && unreadableAt === askedAt);
}

/** The same on the screen that asks. */
export interface PaperToAskFor extends AskablePaper {
  isAsked: boolean;
}
