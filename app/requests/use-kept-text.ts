import { type RefObject, useEffect, useState } from 'react';
import { forgetText, keepText, resetText, restoreText } from './kept-text.ts';

interface KeptText {
  /** Something that was typed before stands in the fields again. */
  isRestored: boolean;
  /** Takes what the form holds after each change. */
  keep: () => void;
  /** Call it once the text was sent, or is not wanted: the fields are as they were at first. */
  forget: () => void;
}

/** Keeps the text of a form on this computer while it is shown; without a name, nothing. */
export function useKeptText(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  isShown = true,
): KeptText {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (name && isShown && form.current) setIsRestored(restoreText(form.current, name));
  }, [form, name, isShown]);
  return {
    isRestored,
    keep() {
      if (name && form.current) keepText(form.current, name);
    },
    forget() {
      if (name) forgetText(name);
      if (form.current) resetText(form.current);
      setIsRestored(false);
    },
  };
}
