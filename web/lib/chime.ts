const NOTES_HZ = [523.25, 783.99] as const;
const NOTE_GAP_SECONDS = 0.13;
const NOTE_SECONDS = 0.6;
const PEAK_GAIN = 0.08;
const SILENCE_GAIN = 0.0001;

/** A short two-note sound for a finished video. Silent when the browser blocks sound. */
export const playChime = (): void => {
  if (!navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  NOTES_HZ.forEach((frequency, index) => {
    const start = context.currentTime + index * NOTE_GAP_SECONDS;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const gain = new GainNode(context, { gain: SILENCE_GAIN });
    gain.gain.setValueAtTime(SILENCE_GAIN, start);
    gain.gain.exponentialRampToValueAtTime(PEAK_GAIN, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(SILENCE_GAIN, start + NOTE_SECONDS);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  });
  setTimeout(() => void context.close(), 2 * NOTE_SECONDS * 1000);
};
