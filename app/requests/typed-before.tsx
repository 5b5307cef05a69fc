interface TypedBeforeProps {
  onStartAgain(): void;
}

/** Says that the fields hold what was typed before, and offers to begin anew. */
export function TypedBefore({ onStartAgain }: TypedBeforeProps) {
  return (
    <p className="small">
      What you typed before is still here.{' '}
      <button type="button" className="btn line sm" onClick={onStartAgain}>
        Start again
      </button>
    </p>
  );
}
