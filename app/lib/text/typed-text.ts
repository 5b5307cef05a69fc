/** Characters as the database counts them (code points), so that a limit means the same everywhere. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Text that every store can keep: no NUL character, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Text for one line, such as a mail's subject: no line break of any kind, which could smuggle in a header. */
export function isOneLine(text: string): boolean {
  return !/[\r\n\v\f\u0085\u2028\u2029]/.test(text);
}

/** Enough to ask about an address that looks mistyped; never a reason to refuse it. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
