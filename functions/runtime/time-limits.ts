const CONNECT_MS = 2_000;

/**
 * Time limits for an AWS client's calls. A call that gets no answer within `answerMs`, or whose connection
 * stays silent for that long during an answer, fails with `TimeoutError`, and the client retries it.
 */
export const timeLimits = (answerMs: number) => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: answerMs,
  // Without this, the client only logs a warning.
  throwOnRequestTimeout: true,
  socketTimeout: answerMs,
});
