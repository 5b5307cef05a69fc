/** What somebody wrote, line by line as they wrote it. */
export function AsTyped({ children }: { children: string }) {
  return <p className="as-typed">{children}</p>;
}
