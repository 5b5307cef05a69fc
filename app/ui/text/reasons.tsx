import { TitledTexts } from './titled-texts.tsx';

interface ReasonsProps {
  heading: string;
  cards: { title: string; text: string }[];
  isOnSand?: boolean;
}

/** Reasons side by side, each under the woven edge. */
export function Reasons({ heading, cards, isOnSand }: ReasonsProps) {
  return (
    <section className={isOnSand ? 'section sand no-print' : 'section no-print'}>
      <div className="wrap">
        <h2 className="mark">{heading}</h2>
        <TitledTexts className="reasons" texts={cards} />
      </div>
    </section>
  );
}
