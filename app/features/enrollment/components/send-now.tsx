import { useSendNow } from '../use-send-now.ts';

export function SendNow({ slug }: { slug: string }) {
  const { state, sendNow } = useSendNow(slug);
  return (
    <>
      <button className="btn call" type="button" onClick={sendNow} disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending...' : 'Send now'}
      </button>
      <span role="status">
        {state === 'failed' && 'The school still cannot be reached. We will keep trying.'}
      </span>
    </>
  );
}
