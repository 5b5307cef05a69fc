import { LinkedText } from './linked-text.tsx';

export interface Fact {
  name: string;
  text: string;
  href?: string | undefined;
}

/** Names on the left, what they mean on the right. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="term-list">
      {facts.map(({ name, text, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{text}</a> : <LinkedText text={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}
