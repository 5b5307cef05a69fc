interface FindFormProps {
  id: string;
  /** Tells the two on a page apart for who hears it. */
  label: string;
  asked?: string;
}

/** One field over all public text. The server answers at `/find`; with a script the answers stand below it. */
export function FindForm({ id, label, asked }: FindFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the phones that come here
    <form action="/find" className="find field" role="search" aria-label={label}>
      <label htmlFor={id}>Find</label>
      <div>
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={80}
          defaultValue={asked}
        />
        <button type="submit" className="btn">
          Find
        </button>
      </div>
    </form>
  );
}
