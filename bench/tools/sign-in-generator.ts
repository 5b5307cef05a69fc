import { Agent, request } from 'node:http';

/**
 * A flood of sign-ins: so many connections, each trying the next unknown account when it has heard its answer. Runs in
 * its own process until its standard input closes. Prints one JSON object: how often each status came.
 */
const [port = '', connections = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<number, number> = {};
let isOver = false;

process.stdin.resume().on('end', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: Number(connections) }, keepTrying));
agent.destroy();
process.stdout.write(JSON.stringify(statuses));

async function keepTrying(): Promise<void> {
  while (!isOver) {
    const status = await tryOne();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function tryOne(): Promise<number> {
  const body = JSON.stringify({
    email: `${crypto.randomUUID()}@mail.example`,
    password: 'not the password',
  });
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        agent,
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('error', reject).end(body);
  });
}
