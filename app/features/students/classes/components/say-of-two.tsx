import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { ClassesChange } from '../classes-schema.ts';
import { type Pair, type Wish, wishes } from '../warnings.ts';

interface SayOfTwoProps {
  year: string;
  pair: Pair;
  change: ServerChange<ClassesChange>;
  /** Read out with the buttons where their place does not say whom they are about. */
  about?: string;
  onDone?(): void;
}

/** The buttons that say of two children whether they belong in one class, where nothing is said yet. */
export function SayOfTwo({ year, pair, change, about, onDone }: SayOfTwoProps) {
  return (Object.keys(wishes) as Wish[]).map((wish) => (
    <SendButton
      key={wish}
      className="btn sm line"
      change={change}
      body={{ change: 'wish', year, one: pair.one, other: pair.other, seen: '', wish }}
      said={{ title: 'Saved', text: 'This page tells you when the classes are different.' }}
      onDone={() => onDone?.()}
    >
      {wishes[wish]}
      {about && <span className="visually-hidden">: {about}</span>}
    </SendButton>
  ));
}
