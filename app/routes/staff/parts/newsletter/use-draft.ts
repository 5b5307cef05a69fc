import { useState } from 'react';
import type { IssueRecord } from '#features/newsletter/desk-queries.server.ts';

type Saved = Pick<IssueRecord, 'subject' | 'words' | 'version'>;

const NOTHING: Saved = { subject: '', words: '', version: 0 };

/**
 * A newsletter while it is written. It follows what is saved as long as nothing else is typed here; what a colleague
 * has saved meanwhile never takes the place of what was typed, nor is it overwritten unseen.
 */
export function useDraft(saved: Saved = NOTHING) {
  const [begun, setBegun] = useState(saved);
  const [subject, setSubject] = useState(saved.subject);
  const [text, setText] = useState(saved.words);
  const isLike = (other: Saved) => subject.trim() === other.subject && text.trim() === other.words;
  const isNewer = saved.version !== begun.version;
  function take() {
    setBegun(saved);
    setSubject(saved.subject);
    setText(saved.words);
  }
  if (isNewer && isLike(begun)) take();
  else if (isNewer && isLike(saved)) setBegun(saved);
  return {
    subject,
    setSubject,
    text,
    setText,
    /** The version that this was begun from. */
    version: begun.version,
    isChanged: !isLike(saved),
    /** A colleague has saved another text since this was begun. */
    isBehind: isNewer && !isLike(begun) && !isLike(saved),
    /** Takes what is saved in the place of what was typed. */
    take,
    /** Keeps what was typed, to be saved over it. */
    keepMine: () => setBegun(saved),
  };
}
