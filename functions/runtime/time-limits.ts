const CONNECT_MS = 2_000;

/**
 * Time limits for the calls of an AWS client. A call fails with `TimeoutError` if it gets no response within
 * `answerMs`, or if the connection goes silent for that long while the response arrives; the client then retries the
 * call.
 */
export const timeLimits = (answerMs: number) => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: answerMs,
  // Without this, the client only logs a warning when a call takes too long.
  throwOnRequestTimeout: true,
  socketTimeout: answerMs,
});
