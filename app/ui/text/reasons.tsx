import { TitledTexts } from './titled-texts.tsx';

interface ReasonsProps {
  heading: string;
  cards: { title: string; text: string }[];
  isOnSand?: boolean;
}

/** Reasons side by side, each under the woven edge. */
export function Reasons({ heading, cards, isOnSand }: ReasonsProps) {
  return (
    <section className={isOnSand ? 'sec sand no-print' : 'sec no-print'}>
      <div className="wrap">
        <h2 className="mark">{heading}</h2>
        <TitledTexts className="why" texts={cards} />
      </div>
    </section>
  );
}
