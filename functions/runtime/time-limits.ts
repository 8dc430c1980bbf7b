const CONNECT_MS = 2_000;

/**
 * Time limits for an AWS client's calls. A call fails with `TimeoutError`, which the client retries, when no
 * answer comes within `answerMs`, or when its connection stays silent for that long during an answer.
 */
export const timeLimits = (answerMs: number) => ({
  connectionTimeout: CONNECT_MS,
  requestTimeout: answerMs,
  // Without this, the client only logs a warning.
  throwOnRequestTimeout: true,
  socketTimeout: answerMs,
});
