const CONNECT_MS = 2_000;

/**
 * Time limits for an AWS client's calls. A call fails with `TimeoutError` if it gets no response within `answerMs`,
 * or if its connection goes silent for that long during the response; the client then retries it.
 */
export const timeLimits = (answerMs: number) => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: answerMs,
  // Without this, the client only logs a warning.
  throwOnRequestTimeout: true,
  socketTimeout: answerMs,
});
