/** What is wrong with one field, beside it: told as an error also to who only hears the page. */
export function FieldError({ id, message }: { id?: string | undefined; message: string }) {
  return (
    <p className="err" id={id}>
      <span>
        <span className="visually-hidden">Error: </span>
        {message}
      </span>
    </p>
  );
}
