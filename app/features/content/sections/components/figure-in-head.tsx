import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import type { KeyFigure } from '../key-figures.ts';

/** What most people come for, large, before anything else on the page. */
export function FigureInHead({ figure, label, href }: KeyFigure) {
  return (
    <p className="key-figure">
      <b>{href ? <a href={href}>{figure}</a> : figure}</b> <UnbrokenText text={label} />
    </p>
  );
}
