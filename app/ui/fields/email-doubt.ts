/** What is asked once about an address that looks mistyped, before the button with this name sends it as it is. */
export function emailDoubt(button: string): string {
  return `Is your email address complete? It usually reads like name@example.com. If it is right, press ${button} again.`;
}
