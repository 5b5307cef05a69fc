import type { RefusedPost } from '#app/services.server.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { PageHead } from '#ui/page-head.tsx';

interface NotTakenPageProps {
  post: RefusedPost;
  phone: string;
}

/** What somebody reads whose form was not taken, because nobody can tell whether it came from a page of ours. */
export function NotTakenPage({ post, phone }: NotTakenPageProps) {
  const call = <a href={telephoneLink(phone)}>{phone}</a>;
  return (
    <>
      <PageHead title="Not sent yet" isCompact />
      <section className="section">
        <div className="wrap narrow">
          {post.from === 'elsewhere' ? (
            <>
              <p className="lead">
                This came from another website, or from a copy of our page. The school takes forms
                from its own pages only. Nothing was sent, and nothing has changed.
              </p>
              <p>
                <a className="btn" href={post.action}>
                  Open our page
                </a>
              </p>
              <p>Or call us: {call}.</p>
            </>
          ) : (
            <>
              <p className="lead">
                Your browser did not say that this came from our website. Nothing was sent, and
                nothing has changed. Please press once more.
              </p>
              <PressOnceMore {...post} />
              <p className="mt-g5">
                Do you see this page again? Then use another browser, or call us: {call}.
              </p>
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** From here the browser says where it comes from; the form's own page answers. */
function PressOnceMore({ action, fields, hasFile }: RefusedPost) {
  const written = fields.filter(([, value]) => /\S\s+\S/.test(value));
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may say one name several times, and none moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {written.length > 0 && (
        <dl>
          <dt>What you wrote</dt>
          {written.map(([name, value]) => (
            <dd key={name}>{value}</dd>
          ))}
        </dl>
      )}
      {hasFile && (
        <p>The file that you chose is not kept. Please choose it again on the next page.</p>
      )}
      <button type="submit" className="btn">
        Send it once more
      </button>
    </form>
  );
}
