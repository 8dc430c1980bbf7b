import { CloudProblem } from '#local/support/cloud-problem.ts';
import { LOOPBACK } from '#local/support/http-service.ts';

/** A URL on this machine where a model server may be running. */
export interface ServerPlace {
  readonly name: string;
  /** The base URL of the server’s OpenAI-compatible API. */
  readonly address: string;
}

const USUAL: readonly ServerPlace[] = [
  { name: 'Ollama', address: `http://${LOOPBACK}:11434/v1` },
  { name: 'LM Studio', address: `http://${LOOPBACK}:1234/v1` },
  { name: 'llama.cpp', address: `http://${LOOPBACK}:8080/v1` },
];

const OFF = 'off';
const OWN_NAMES = new Set(['localhost', LOOPBACK, '[::1]']);

const isLoopback = (address: string): boolean => OWN_NAMES.has(new URL(address).hostname);

/**
 * The places listed in `VEILCAST_MODELS`: URLs on this machine, separated by commas; none if the variable is `off`,
 * and the usual places if it isn’t set.
 */
export const serverPlaces = (setting: string | undefined): readonly ServerPlace[] => {
  if (setting === undefined || setting === '') return USUAL;
  if (setting === OFF) return [];
  return setting.split(',').map((given) => {
    const address = given.trim();
    if (!URL.canParse(address) || !isLoopback(address))
      throw new CloudProblem(
        `VEILCAST_MODELS contains ${address}, which is no address on this machine: use http://127.0.0.1:<port>/v1, or off.`,
      );
    return { name: new URL(address).host, address };
  });
};
