import { Points } from '#ui/text/points.tsx';

interface NoticeOfUseProps {
  /** What somebody sends: `answers`, or what the form calls them. */
  of: string;
  sentences: string[];
  /** What the button says that sends, perhaps with who presses it. */
  button: string;
}

/** Who keeps what is sent, why, how long, and the sender's rights. */
export function NoticeOfUse({ of, sentences, button }: NoticeOfUseProps) {
  return (
    <div className="consent" id="notice-of-use">
      <h3>{`What happens with your ${of}`}</h3>
      <Points points={sentences} />
      <p>
        {`By pressing ${button} you agree to this. More in our `}
        <a href="/privacy">privacy notice</a>.
      </p>
    </div>
  );
}
