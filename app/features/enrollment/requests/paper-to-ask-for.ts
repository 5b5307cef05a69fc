/** A paper of the office's list, as far as asking for it goes. */
export interface AskablePaper {
  id: string;
  label: string;
  /** Whether it is at the office: looked at, or as a photograph that waits for somebody to look. */
  isHere: boolean;
}

/** The same on the screen that asks. */
export interface PaperToAskFor extends AskablePaper {
  isAsked: boolean;
}
