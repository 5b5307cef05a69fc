import { askServer, sendChange } from './server-requests.ts';

interface RecordArgs {
  request: Request;
  params: { reference: string };
}

/** The clientLoader of a list: what the API shows under the filter and the page in the screen's address. */
export function listLoader<List>(api: string) {
  return ({ request }: { request: Request }) =>
    askServer<List>(`${api}${new URL(request.url).search}`, request);
}

/** clientLoader and clientAction of a record, which the API has below the address of its list. */
export function recordRequests<Shown>(api: string) {
  const addressOf = ({ params }: RecordArgs) => `${api}/${encodeURIComponent(params.reference)}`;
  return {
    load: (args: RecordArgs) => askServer<Shown>(addressOf(args), args.request),
    change: async (args: RecordArgs) =>
      sendChange(addressOf(args), args.request, await args.request.json()),
  };
}
