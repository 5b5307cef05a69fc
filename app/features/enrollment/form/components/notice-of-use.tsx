import { Points } from '#ui/text/points.tsx';

/** Who keeps the answers, why, how long, and the family's rights: what pressing Submit Application agrees to. */
export function NoticeOfUse({ sentences }: { sentences: string[] }) {
  return (
    <div className="consent" id="notice-of-use">
      <h3>What happens with your answers</h3>
      <Points points={sentences} />
      <p>
        By pressing Submit Application, as the child’s parent or guardian, you agree to this. More
        in our <a href="/privacy">privacy notice</a>.
      </p>
    </div>
  );
}
