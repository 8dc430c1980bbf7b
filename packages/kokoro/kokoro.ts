export { loadEspeakPhonemes } from './phonemes/espeak-phonemes.ts';
export type { ModelLanguage } from './phonemes/model-phonemes.ts';
export { readScript } from './phonemes/read-script.ts';
export { type KokoroRequest, type KokoroVoice, speakAsKokoro, Unspeakable } from './speak-as-kokoro.ts';
export { KOKORO_SAMPLE_RATE, loadModel } from './speech/model.ts';
export { speak } from './speech/speak.ts';
export { styleOf } from './speech/styles.ts';
export { wavOf } from './speech/wav.ts';
