import type { FaqContent } from '#features/content/schemas.ts';
import { Paragraphs } from '#ui/text/paragraphs.tsx';

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
                <a href={link.href}>{link.label}</a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
