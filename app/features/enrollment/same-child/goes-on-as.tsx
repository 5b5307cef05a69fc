interface GoesOnAsProps {
  reference: string;
  /** The application that goes on for the child; undefined where that is this one. */
  goesOnAs?: string | undefined;
}

/** For the family: the school has two applications of one child, and works on one of them. */
export function GoesOnAs({ reference, goesOnAs }: GoesOnAsProps) {
  if (!goesOnAs) return null;
  return (
    <p>
      We have two applications for this child: <b className="one-line">{reference}</b> and{' '}
      <b className="one-line">{goesOnAs}</b>. They go on together as{' '}
      <b className="one-line">{goesOnAs}</b>, and this page shows how far that one has come. You can
      use both references.
    </p>
  );
}
