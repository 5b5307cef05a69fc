/** What somebody wrote, line by line as they wrote it. */
export function WrittenText({ children }: { children: string }) {
  return <p className="as-written">{children}</p>;
}
