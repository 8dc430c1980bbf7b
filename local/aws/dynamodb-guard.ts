import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { closeServer, LOOPBACK, listen } from '#local/support/http-service.ts';
import { runGuarded } from '#local/support/run-guarded.ts';

/** Runs the DynamoDB program where no web page can reach it: `dynamodb-guard.ts <program> <arguments…>`. */
const [program = '', ...args] = process.argv.slice(2);

/** An address on this machine that no web page can reach. */
interface Hiding {
  readonly host: string;
  readonly port: number;
}

/**
 * Ports that no browser opens for a page, because other protocols use them: those “bad ports” of the Fetch
 * standard that every browser has blocked since before 2010 and that a program may use without special
 * permission.
 */
const SHUNNED_PORTS = [2049, 3659, 4045, 6000, 6665, 6666, 6667, 6668, 6669] as const;
const BYTE = 256;

/** On Linux, loopback has 16 million addresses, so a page would have to guess the right one. */
const anyLoopback = (): string => `127.${randomInt(BYTE)}.${randomInt(BYTE)}.${randomInt(1, BYTE - 1)}`;

/**
 * Addresses where the DynamoDB program can be hidden, best first. The program answers any page that reaches it, and
 * no setting prevents that.
 */
const hidings = (): readonly Hiding[] => {
  const start = randomInt(SHUNNED_PORTS.length);
  const ports = [...SHUNNED_PORTS.slice(start), ...SHUNNED_PORTS.slice(0, start)];
  return [anyLoopback(), LOOPBACK].flatMap((host) => ports.map((port) => ({ host, port })));
};

const isFree = async ({ host, port }: Hiding): Promise<boolean> => {
  const server = createServer();
  try {
    await listen(server, port, host);
    await closeServer(server);
    return true;
  } catch {
    return false;
  }
};

const findHiding = async (): Promise<Hiding> => {
  for (const hiding of hidings()) if (await isFree(hiding)) return hiding;
  throw new Error('Every port that browsers shun is in use.');
};

const hiding = await findHiding();
const { host, port } = hiding;
runGuarded(program, [...args, '--host', host, '--port', String(port)], { url: `http://${host}:${port}` });
