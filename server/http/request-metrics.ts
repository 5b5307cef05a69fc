import type { IncomingMessage, ServerResponse } from 'node:http';
import { observeRequest } from '#lib/metrics/school-metrics.server.ts';

const SYSTEM = new Set(['/healthz', '/readyz', '/metrics']);

/** A few kinds, so that what people ask for makes no new lines. */
function kindOfAddress(method: string, path: string): string {
  if (SYSTEM.has(path)) return 'system';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/auth/')) return 'auth';
  if (path.startsWith('/staff')) return 'staff';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
}

/** Times an answer until its last byte has left, or its reader. */
export function timeAnswer(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const seconds = (performance.now() - startedAt) / 1000;
    observeRequest(kindOfAddress(request.method ?? '', path), response.statusCode, seconds);
  });
}

/** For what was answered from memory at once. */
export function countFromMemory(response: ServerResponse): void {
  observeRequest('memory', response.statusCode, 0);
}
