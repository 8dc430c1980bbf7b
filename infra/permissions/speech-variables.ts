import { providerOf } from '#contract/providers.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { speaksItself } from './on-stage.ts';

const takesModel = ({ narrator }: StageSettings): boolean =>
  providerOf('speech', narrator).takesModel ?? false;
/** Which narrator speaks; for functions that decide what a film may cost. */
export const voiceVariables = (settings: StageSettings): Record<string, string> => ({
  NARRATOR: settings.narrator,
  ...(takesModel(settings) && { SPEECH_MODEL: settings.speechModel }),
});
/** Where Lambda unpacks layers. */
const LAYERS_FOLDER = '/opt';

/** The same variables, plus everything that speech synthesis needs. */
export const speechVariables = (settings: StageSettings): Record<string, string> => ({
  ...voiceVariables(settings),
  ...(speaksItself(settings) && { KOKORO_FOLDER: LAYERS_FOLDER }),
  ...(takesModel(settings) && {
    SPEECH_VOICES: JSON.stringify(settings.speechVoices),
    ...(settings.speechBaseUrl !== undefined && { SPEECH_BASE_URL: settings.speechBaseUrl }),
  }),
});
