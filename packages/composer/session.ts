import { applyAround, type Effect, reverb } from './dsp/effects.ts';
import { master } from './dsp/master.ts';
import { randomFrom } from './dsp/random.ts';
import { type Instrument, SAMPLE_RATE, type Sound, silence } from './dsp/sound.ts';
import { hzOf } from './pitch.ts';

/** How long an insert effect is influenced by earlier sound, in seconds. */
const INSERT_MEMORY_SECONDS = 20;

export interface Meter {
  bpm: number;
  beatsPerBar: number;
  bars: number;
}

export interface BusSettings {
  gain: number;
  /** The share sent to the reverb, 0 to 1. */
  room?: number;
  effects?: readonly Effect[];
}

/** A group of parts that share a level, a reverb send and effects. */
export interface Bus extends BusSettings {
  sound: Sound;
}

export interface Note {
  /** Beats since the start of the loop. */
  beat: number;
  /** MIDI number; drums don’t need one. */
  midi?: number;
  /** Length in beats. */
  beats?: number;
  /** 0 to 1. */
  velocity?: number;
  /** -1 (left) to 1 (right). */
  pan?: number;
}

/**
 * A loop being recorded. Sound that rings past the end is mixed into the start, so that the audio loops seamlessly.
 */
export class Session {
  readonly meter: Meter;
  readonly #room: Effect;
  readonly #roomSeconds: number;
  readonly #buses: Bus[] = [];
  readonly #takes = new Map<Instrument, Map<string, Sound>>();
  readonly #random = randomFrom(7);

  constructor(meter: Meter, room: { seconds: number; damping: number }) {
    this.meter = meter;
    this.#room = reverb(room.seconds, room.damping);
    this.#roomSeconds = room.seconds;
  }

  get beatSeconds(): number {
    return 60 / this.meter.bpm;
  }

  get seconds(): number {
    return this.meter.bars * this.meter.beatsPerBar * this.beatSeconds;
  }

  bus(settings: BusSettings): Bus {
    const bus: Bus = { ...settings, sound: silence(Math.round(this.seconds * SAMPLE_RATE) / SAMPLE_RATE) };
    this.#buses.push(bus);
    return bus;
  }

  /** Records one note, which may be up to `looseMs` late, as if played by hand. Skips notes after the end. */
  play(bus: Bus, instrument: Instrument, note: Note, looseMs = 0): void {
    const { beat, midi = 60, beats = 1, velocity = 0.7, pan = 0 } = note;
    const [left, right] = bus.sound;
    const late = (this.#random() * looseMs) / 1000;
    const start = Math.round((beat * this.beatSeconds + late) * SAMPLE_RATE);
    if (beat < 0 || beat >= this.meter.bars * this.meter.beatsPerBar) return;
    const [soundLeft, soundRight] = this.#take(instrument, midi, beats * this.beatSeconds, velocity);
    const [gainLeft, gainRight] = [
      Math.sqrt((1 - pan) / 2) * Math.SQRT2,
      Math.sqrt((1 + pan) / 2) * Math.SQRT2,
    ];
    for (let index = 0; index < soundLeft.length; index++) {
      const at = (start + index) % left.length;
      left[at] = (left[at] ?? 0) + (soundLeft[index] ?? 0) * gainLeft;
      right[at] = (right[at] ?? 0) + (soundRight[index] ?? 0) * gainRight;
    }
  }

  /** The finished loop, exactly `seconds` long. */
  mixDown(): Sound {
    const mix = silence(Math.round(this.seconds * SAMPLE_RATE) / SAMPLE_RATE);
    const wet = silence(mix[0].length / SAMPLE_RATE);
    for (const { sound, gain, room = 0, effects = [] } of this.#buses) {
      for (const effect of effects) applyAround(sound, effect, INSERT_MEMORY_SECONDS);
      add(mix, sound, gain);
      add(wet, sound, gain * room);
    }
    applyAround(wet, this.#room, this.#roomSeconds * 1.5);
    add(mix, wet, 1);
    master(mix);
    return mix;
  }

  #take(instrument: Instrument, midi: number, seconds: number, velocity: number): Sound {
    const takes = this.#takes.get(instrument) ?? new Map<string, Sound>();
    this.#takes.set(instrument, takes);
    const key = `${midi} ${seconds.toFixed(4)} ${velocity.toFixed(2)}`;
    const sound = takes.get(key) ?? instrument(hzOf(midi), seconds, Number(velocity.toFixed(2)));
    takes.set(key, sound);
    return sound;
  }
}

function add(onto: Sound, sound: Sound, gain: number): void {
  for (const [channel, target] of onto.entries()) {
    const source = sound[channel === 0 ? 0 : 1];
    for (let index = 0; index < target.length; index++)
      target[index] = (target[index] ?? 0) + (source[index] ?? 0) * gain;
  }
}
