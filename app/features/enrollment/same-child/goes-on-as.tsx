interface GoesOn {
  /** Another application of the same child goes on for both. */
  goesOnElsewhere?: true;
  /** Its reference, for whoever follows that one too. */
  goesOnAs?: string;
}

interface GoesOnAsProps {
  application: GoesOn & { reference: string };
}

/** For the family: the school has two applications of one child, and works on one of them. */
export function GoesOnAs({ application: { reference, goesOnElsewhere, goesOnAs } }: GoesOnAsProps) {
  if (!goesOnElsewhere) return null;
  if (!goesOnAs) {
    return (
      <p>
        The school goes on with another application for the same child. What is decided there holds
        for this one too. You can go on using this reference.
      </p>
    );
  }
  return (
    <p>
      We have two applications for this child: <b className="one-line">{reference}</b> and{' '}
      <b className="one-line">{goesOnAs}</b>. They go on together as{' '}
      <b className="one-line">{goesOnAs}</b>, and this page shows how far that one has come. You can
      use both references.
    </p>
  );
}
