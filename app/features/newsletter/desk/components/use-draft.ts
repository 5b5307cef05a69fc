import { useEffect, useState } from 'react';
import { findTyped, forgetText, keepTyped } from '#requests/kept-text.ts';
import type { IssueRecord } from '../desk-queries.server.ts';

export type Saved = Pick<IssueRecord, 'subject' | 'words' | 'version'>;

/**
 * A newsletter while it is written. It follows what is saved as long as nothing else is typed here; what a colleague
 * has saved meanwhile never takes the place of what was typed, nor is it overwritten unseen. What was typed and not
 * saved is kept on this computer under `name`.
 */
export function useDraft(name: string, saved: Saved) {
  const [kept] = useState(() => findTyped(name));
  const [begun, setBegun] = useState(() => (kept ? begunFrom(kept) : saved));
  const [subject, setSubject] = useState(kept?.subject ?? saved.subject);
  const [text, setText] = useState(kept?.text ?? saved.words);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const isLike = (other: Saved) => subject.trim() === other.subject && text.trim() === other.words;
  // What a new one begins with has no version, and changes with what the pages say.
  const isNewer =
    saved.version !== begun.version ||
    saved.subject !== begun.subject ||
    saved.words !== begun.words;
  function take() {
    setBegun(saved);
    setSubject(saved.subject);
    setText(saved.words);
    setIsRestored(false);
  }
  if (isNewer && isLike(begun)) take();
  else if (isNewer && isLike(saved)) setBegun(saved);
  const isChanged = !isLike(saved);
  const isTyped = isChanged && (subject + text).trim() !== '';
  useEffect(() => {
    const from = { version: String(begun.version), fromSubject: begun.subject };
    keepTyped(name, isTyped ? { subject, text, ...from, fromWords: begun.words } : undefined);
  }, [name, isTyped, subject, text, begun]);
  return {
    subject,
    setSubject,
    text,
    setText,
    /** The version that this was begun from. */
    version: begun.version,
    isChanged,
    /** What stands in the fields was typed here before, and left. */
    isRestored: isRestored && isTyped,
    /** Another text is saved, by a colleague, or told by the pages, since this was begun. */
    isBehind: isNewer && !isLike(begun) && !isLike(saved),
    /** Takes what is saved in the place of what was typed. */
    take,
    /** Keeps what was typed, to be saved over it. */
    keepMine: () => setBegun(saved),
    /** Call it once it is saved under another name. */
    forget: () => forgetText(name),
  };
}

function begunFrom({ version, fromSubject = '', fromWords = '' }: Record<string, string>): Saved {
  return { version: Number(version), subject: fromSubject, words: fromWords };
}
