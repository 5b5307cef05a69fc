interface ClosePageProps {
  /** Of the page that a secret opened; without it a cookie alone keeps the page open. */
  token?: string;
}

/** What a page offers that a cookie keeps open for a quarter of an hour: phones are shared. */
export function ClosePage({ token }: ClosePageProps) {
  return (
    <form method="post" className="mt-g5">
      {token && <input type="hidden" name="token" value={token} />}
      <p className="small muted">
        This page closes by itself after 15 minutes. On a phone that others use too, close it now.
      </p>
      <button type="submit" className="btn line" name="press" value="close">
        Close this page
      </button>
    </form>
  );
}
