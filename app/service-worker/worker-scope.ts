/** The few things of a service worker's own world that we use; TypeScript knows either pages or workers. */
interface WorkerScope {
  registration: { active: object | null; unregister(): Promise<boolean> };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
}

interface OpenPage {
  url: string;
  postMessage(message: string): void;
}

interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LongEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageFromPage extends LongEvent {
  data: unknown;
  ports: readonly { postMessage(message: unknown): void }[];
}

interface SyncEvent extends LongEvent {
  tag: string;
}

export const scope = self as unknown as WorkerScope;
