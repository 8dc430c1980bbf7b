/** The part of eSpeak NG’s Emscripten build that we use; the package ships no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type: 'word' | 'sentence' | 'mark' | 'play' | 'end' | 'msg_terminated' | 'phoneme' | 'samplerate';
    /** The position in the text in code points, starting at 1. */
    text_position: number;
    /** Milliseconds since the start of the utterance. */
    audio_position: number;
    /** For a phoneme event, its IPA symbols, preceded by a stress mark. */
    id?: string | number;
  }
  export interface EspeakWorker {
    /** Returns 0 when the voice exists. */
    set_voice(name: string): number;
    /** Words per minute. */
    set_rate(rate: number): void;
    /** 0 to 100; 50 is the voice's default pitch. */
    set_pitch(pitch: number): void;
    /** 0 to 100; 50 is the voice's default liveliness. */
    set_range(range: number): void;
    /** 0 to 200; 100 is the voice's default volume. */
    set_volume(volume: number): void;
    /** Calls the callback with 16-bit mono samples at 22,050 Hz and the events that occur within them. */
    synthesize(text: string, onAudio: (samples: Int16Array | null, events: EspeakEvent[]) => boolean): void;
  }
  export default function initialize(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
