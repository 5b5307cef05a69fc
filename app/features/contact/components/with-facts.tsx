interface WithFactsProps {
  /** Has `{name}` where a fact belongs. */
  sentence: string;
  facts: Record<string, string>;
}

/** A sentence of the content with the school's facts in it; days and hours never break over two lines. */
export function WithFacts({ sentence, facts }: WithFactsProps) {
  return sentence.split(/\{(\w+)\}/).map((part, index) => {
    const isName = index % 2 === 1;
    if (!isName) return part;
    return (
      <span className="one-line" key={part}>
        {facts[part]}
      </span>
    );
  });
}
