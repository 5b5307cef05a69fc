import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  beginRequest,
  exchange,
  open,
  rawRequest,
  statusOf,
} from '#tests/support/clients/raw-http.ts';
import { API } from '#tests/support/clients/send-application.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool();
});
afterAll(async () => {
  // Whatever came: no stack and no path outside the log's own lines, and the server is still there.
  expect((await fetch(`${school.address}/readyz`)).status).toBe(200);
  for (const line of school.output().trim().split('\n').slice(1)) {
    expect(JSON.parse(line)).not.toHaveProperty('stack');
  }
  await school.remove();
});

const ask = (line: string, headers: string[] = [], body = '') =>
  exchange(school.address, rawRequest(line, headers, body));

describe('paths', () => {
  test.each([
    ['/no/such/page', 404],
    ['//about', 404],
    ['/about%2f', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/assets/../../server/index.js', 404],
    ['/assets/..%2f..%2fserver/index.js', 404],
    ['/assets/', 404],
    ['/about%00', 404],
    ['/%', 404],
    ['/%ff', 404],
    ['/%E0%A4%A.data', 404],
    ['/healthz.data', 404],
    ['/__manifest', 404],
    ['/x/../about', 200],
    ['/about/', 200],
    ['/ABOUT', 200],
    ['/PARENTS/Voluntee%72', 200],
    ['/parents/volunteer//', 200],
    ['/parents/meals/help/.data', 200],
    ['http://evil.example/about', 200],
    [`/about?x=${'a'.repeat(15_000)}`, 200],
    [`/about?x=${'a'.repeat(20_000)}`, 431],
    ['/\\evil.example', 400],
    ['*', 400],
    ['about', 400],
  ])('%.40s is answered %i', async (path, status) => {
    const answer = await ask(`GET ${path}`);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain('evil.example');
  });

  test('the Not found screen is a whole page', async () => {
    const answer = await fetch(`${school.address}/no/such/page`);
    const html = await answer.text();
    expect(html).toContain('Oops! Page Not Found');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    ['GET', '/api/no-such-thing', 'text/html'],
    ['POST', '/api/staff/no-such-thing', '*/*'],
    ['GET', '/documents/no-such-thing.pdf', '*/*'],
    ['GET', '/api/%E0%A4%A', 'text/html'],
    ['POST', '/api/%', '*/*'],
    ['GET', '/api/staff/documents/%E0%A4%A.data', 'text/html'],
  ])('a program hears of %s %s as a problem', async (method, path, accept) => {
    const headers = { Accept: accept };
    const answer = await fetch(school.address + path, { method, headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404, title: 'Not found' });
  });
});

test('whoever signs in hears of a path that cannot be decoded as of any other', async () => {
  for (const path of ['/auth/v1/no-such-thing', '/auth/v1/%E0%A4%A']) {
    const answer = await fetch(school.address + path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error_code: 'not_found' });
  }
});

describe('methods', () => {
  test.each([
    ['POST /', 405, 'GET, HEAD'],
    ['POST /about', 405, 'GET, HEAD'],
    ['POST /about.data', 405, 'GET, HEAD'],
    ['PUT /enrollment', 405, 'GET, HEAD, POST'],
    ['OPTIONS /enrollment', 405, 'GET, HEAD, POST'],
    ['TRACE /about', 405, 'GET, HEAD'],
    ['DELETE /healthz', 405, 'GET, HEAD'],
    [`POST ${API}.data`, 404, undefined],
    ['POST /no/such/page', 404, undefined],
    ['FOO /about', 400, undefined],
    ['post /about', 400, undefined],
    ['POST /?index', 415, undefined],
    ['HEAD /about', 200, undefined],
  ])('%s is answered %i', async (line, status, allow) => {
    const answer = await ask(line);
    expect(statusOf(answer)).toBe(status);
    expect(/^allow: ([^\r]*)/im.exec(answer)?.[1]).toBe(allow);
  });

  test.each([
    ['text/plain', 415],
    ['application/json', 415],
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=x', 400],
  ])('a page’s form posted as %s is answered %i', async (type, status) => {
    for (const path of ['/enrollment', '/?index', '/enrollment.data']) {
      const answer = await ask(
        `POST ${path}`,
        [`Content-Type: ${type}`, 'Content-Length: 9'],
        'email=a&b',
      );
      expect(statusOf(answer)).toBe(status);
    }
  });

  test('buttons that no form has are taken for Submit, and refused like it', async () => {
    for (const body of [
      'intent=bogus',
      'intent=change-9&step=9',
      'intent=__proto__',
      'step=1&step=2',
    ]) {
      const form = [
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
      ];
      expect(statusOf(await ask('POST /enrollment', form, body))).toBe(422);
    }
  });
});

describe('connections', () => {
  test('several requests in one go are answered in their order', async () => {
    const answers = await exchange(
      school.address,
      [
        'GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nPOST ',
        `POST ${API} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`,
        'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n',
        'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      ].join(''),
    );
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '415', '200', '200']);
  });

  test.each([
    ['no Host', 'GET /about HTTP/1.1\r\n\r\n'],
    ['a Host that is none', 'GET /terms HTTP/1.1\r\nHost: a b/c\r\n\r\n'],
    [
      'two lengths',
      `POST ${API} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    ],
    [
      'a length and chunks',
      `POST ${API} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a length below zero', `POST ${API} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`],
    [
      'chunks that are none',
      `POST ${API} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
  ])('%s is refused', async (_, text) => {
    const socket = open(school.address);
    const status = await new Promise<number>((resolve) => {
      socket.once('data', (chunk) => resolve(statusOf(String(chunk))));
      socket.write(text);
    });
    socket.destroy();
    expect(status).toBe(400);
  });

  test('HTTP/1.0 and ranges get the whole page', async () => {
    const old = await exchange(school.address, 'GET /about HTTP/1.0\r\nHost: x\r\n\r\n');
    expect(old).toMatch(/<\/html>$/);
    const range = await ask('GET /about', ['Range: bytes=0-9']);
    expect(statusOf(range)).toBe(200);
  });

  test('somebody who leaves in the middle is no failure of the server', async () => {
    const countOfLeft = () => school.output().match(/sender left/g)?.length ?? 0;
    const before = countOfLeft();
    const bodies = ['Content-Length: 500', 'Transfer-Encoding: chunked'];
    const types = [
      [API, 'application/json'],
      ['/enrollment', 'application/x-www-form-urlencoded'],
    ];
    for (const [path, type] of types) {
      for (const body of bodies) {
        const socket = open(school.address);
        await beginRequest(socket, `POST ${path}`, [`Content-Type: ${type}`, body]);
        socket.write('5\r\nabcde');
        socket.destroy();
      }
    }
    await vi.waitFor(() => expect(countOfLeft()).toBeGreaterThanOrEqual(before + 4), 30_000);
    expect(school.output()).not.toContain('request failed');
  });
});
