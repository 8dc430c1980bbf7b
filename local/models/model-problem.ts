import { SettingsProblem } from '#local/support/settings-calls.ts';

/** Why a model can't be connected. */
export class ModelProblem extends SettingsProblem {
  override readonly name = 'ModelProblem';
}

const isTimeout = (error: Error): boolean =>
  error.name === 'TimeoutError' || error.name === 'AbortError' || error.name === 'APIConnectionTimeoutError';

/** The error and its causes, outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

const codeOf = (error: unknown): string | undefined => {
  for (const one of causesOf(error)) if ('code' in one && typeof one.code === 'string') return one.code;
  return undefined;
};

/** A call to `host` that got no answer. */
export const noAnswer = (host: string, error: unknown): ModelProblem => {
  if ([...causesOf(error)].some(isTimeout))
    return new ModelProblem(`${host} didn’t answer in time. Check that it’s running and try again.`);
  const code = codeOf(error);
  if (code === 'ECONNREFUSED')
    return new ModelProblem(`Nothing answers at ${host}. Start the model server, or check the address.`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new ModelProblem(`We couldn’t find a server named ${host}. Check the address.`);
  return new ModelProblem(
    `The connection to ${host} broke off${code === undefined ? '' : ` (${code})`}. Check the address and try again.`,
  );
};

/** A response with a status other than 200. `location` is the URL it redirects to. */
export const badStatus = (
  host: string,
  status: number,
  { hasKey, location }: { readonly hasKey: boolean; readonly location?: string | null | undefined },
): ModelProblem => {
  if (status >= 300 && status < 400) {
    const target = URL.canParse(location ?? '') ? new URL(location ?? '').host : 'another page';
    return new ModelProblem(
      `${host} redirects to ${target}, and we sent nothing there. If you trust that address, enter it instead.`,
    );
  }
  switch (status) {
    case 401:
    case 403:
      return new ModelProblem(
        hasKey
          ? `${host} refused the key. Check it and try again.`
          : `${host} needs a key. Enter it and try again.`,
      );
    case 404:
      return new ModelProblem(
        `${host} has no OpenAI-compatible API at this address. The address usually ends in /v1.`,
      );
    case 429:
      return new ModelProblem(`${host} is busy, or your quota there is used up. Try again later.`);
    default:
      return new ModelProblem(`${host} answered with error ${status}. Try again, or check its log.`);
  }
};
