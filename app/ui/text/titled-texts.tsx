import { UnbrokenText } from './unbroken-text.tsx';

interface TitledTextsProps {
  className: 'reasons' | 'rows' | 'patches';
  texts: readonly { title: string; text: string }[];
}

/** A list of short texts with a title each. */
export function TitledTexts({ className, texts }: TitledTextsProps) {
  return (
    <ul className={className}>
      {texts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <UnbrokenText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
