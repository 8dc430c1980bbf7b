const CONNECT_MS = 2_000;

/**
 * Time limits for an AWS client's calls. A call that gets no response within `answerMs`, or whose connection
 * goes silent for that long during the response, fails with `TimeoutError`, and the client retries it.
 */
export const timeLimits = (answerMs: number) => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: answerMs,
  // Without this, the client only logs a warning.
  throwOnRequestTimeout: true,
  socketTimeout: answerMs,
});
