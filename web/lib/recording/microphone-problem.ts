const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What a creator reads when the browser gives no microphone. */
export const microphoneProblem = (error: unknown): string => {
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Your browser doesn’t let this page use the microphone. Allow it in the address bar, then try again, or upload a recording.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'We couldn’t find a microphone. Plug one in and try again, or upload a recording.';
    case 'NotReadableError':
    case 'AbortError':
      return 'Another program is using the microphone. Close it and try again, or upload a recording.';
    default:
      return 'We couldn’t start the recording. Try again, or upload a recording.';
  }
};

export const NO_RECORDER = 'This browser can’t record sound. Upload a recording, or use another browser.';
export const MICROPHONE_LOST =
  'The microphone was disconnected, so the recording stopped. Listen to it, or record again.';
export const NOTHING_RECORDED = 'Nothing was recorded. Check your microphone and record again.';
