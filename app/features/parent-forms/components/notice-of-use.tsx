import { Link } from 'react-router';

interface NoticeOfUseProps {
  sentences: string[];
  /** What the button says that sends. */
  button: string;
}

/** Who keeps the answers, why, how long, and the sender's rights. */
export function NoticeOfUse({ sentences, button }: NoticeOfUseProps) {
  return (
    <div className="consent" id="notice-of-use">
      <h3>What happens with your answers</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        By pressing {button} you agree to this. More in our{' '}
        <Link to="/privacy">privacy notice</Link>.
      </p>
    </div>
  );
}
