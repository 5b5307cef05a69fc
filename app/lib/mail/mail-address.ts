const LONGEST_ADDRESS = 254;

/**
 * Whether mail can be sent to what somebody typed: one address, without a name, a second address, a comment or a line
 * break. Letters of any script are fine. Whether somebody reads there only the mail itself finds out.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= LONGEST_ADDRESS &&
    /^[^\s\p{C}@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(text) &&
    !/^\.|\.@|\.\./.test(text)
  );
}

/** `school.example` of `The School <office@school.example>`. */
export function domainOf(address: string): string {
  return /@([^\s@<>]+)>?$/.exec(address)?.[1] ?? 'localhost';
}

/** What a server says may repeat whom a mail is for, or who signs in; a log must not. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(,;:]+@[^\s<>"'),;:]+/g, '…@…');
}
