import { filledIn } from '#lib/text/filled-in.ts';
import { Picture } from '#ui/picture.tsx';

interface EmptyMonthProps {
  month: string;
  /** `{month}` is its name. */
  text: string;
}

export function EmptyMonth({ month, text }: EmptyMonthProps) {
  return (
    <div className="row">
      <Picture name="bench" />
      <p className="lead">{filledIn(text, { month })}</p>
    </div>
  );
}
