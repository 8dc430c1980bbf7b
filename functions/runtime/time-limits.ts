const CONNECT_MS = 2_000;

/**
 * Time limits of an AWS client's calls. A call fails with `TimeoutError`, which the client retries, when it gets no answer
 * within `answerMs`, or when its connection stays silent that long while an answer arrives.
 */
export const timeLimits = (answerMs: number) => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: answerMs,
  // The client only warns without it.
  throwOnRequestTimeout: true,
  socketTimeout: answerMs,
});
