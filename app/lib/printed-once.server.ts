/** Prints each paper once for as long as what it is made from stays the same object; a failure is tried again. */
export function printedOnce() {
  const printed = new WeakMap<object, Map<string, Promise<Buffer>>>();
  return (
    source: object,
    name: string,
    print: () => Promise<Buffer> | undefined,
  ): Promise<Buffer> | undefined => {
    const papers = printed.get(source) ?? new Map<string, Promise<Buffer>>();
    printed.set(source, papers);
    const known = papers.get(name);
    if (known) return known;
    const paper = print();
    if (!paper) return undefined;
    papers.set(name, paper);
    paper.catch(() => papers.delete(name));
    return paper;
  };
}
