import type { VoiceId } from '#contract/catalogue.ts';

/** A voice as shown on the landing page. */
export interface VoiceSample {
  readonly id: VoiceId;
  readonly name: string;
  readonly description: string;
  /** The URL of a recording with a few seconds of speech. */
  readonly preview: string;
}

const voice = (facts: Omit<VoiceSample, 'preview'>): VoiceSample => ({
  ...facts,
  preview: `/api/videos/options/voices/${facts.id}/preview`,
});

/** The five voices, as the landing page describes them. */
export const VOICE_SAMPLES = [
  voice({ id: 'adam', name: 'Adam', description: 'Male, middle-aged' }),
  voice({ id: 'charlotte', name: 'Charlotte', description: 'Female, young' }),
  voice({ id: 'will', name: 'Will', description: 'Male, young' }),
  voice({ id: 'bryan', name: 'Bryan', description: 'Male, old' }),
  voice({ id: 'audrey', name: 'Audrey', description: 'Female, middle-aged' }),
] as const satisfies readonly VoiceSample[];
