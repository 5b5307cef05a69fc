import type { FaqContent } from '#features/content/schemas.ts';
import { AnyLink } from '#ui/any-link.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';

/** Question beside answer, all of them open: nothing to find out first. */
export function FaqAnswers({ items }: { items: FaqContent['groups']['general']['items'] }) {
  return (
    <ul className="rows">
      {items.map(({ id, question, answer, link }) => (
        <li key={id} id={id}>
          <h3>{question}</h3>
          <div>
            <Paragraphs lines={answer} />
            {link && (
              <p>
                <AnyLink href={link.href}>{link.label}</AnyLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
