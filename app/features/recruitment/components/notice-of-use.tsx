import { Points } from '#ui/text/points.tsx';

/** Who keeps the application, why, how long, and the candidate's rights. */
export function NoticeOfUse({ sentences }: { sentences: string[] }) {
  return (
    <div className="consent" id="notice-of-use">
      <h3>What happens with your application</h3>
      <Points points={sentences} />
      <p>
        By pressing Submit Application you agree to this. More in our{' '}
        <a href="/privacy">privacy notice</a>.
      </p>
    </div>
  );
}
