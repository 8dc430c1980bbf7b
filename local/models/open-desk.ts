import type { ModelsState } from '#contract/local-models.ts';
import { DEFAULT_TEXT_MODEL, OPENAI_URL, textChoice } from '#local/support/environment.ts';
import { connectionFile } from './connection-file.ts';
import { ModelDesk } from './model-desk.ts';
import { serverPlaces } from './server-places.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const fixedBy = (user: Variables): ModelsState['fixed'] => {
  const variable = textChoice(user);
  if (variable === undefined) return null;
  return variable === 'STORY_WRITER'
    ? { variable, address: null, model: null }
    : {
        variable,
        address: user['TEXT_BASE_URL'] || OPENAI_URL,
        model: user['TEXT_MODEL'] || DEFAULT_TEXT_MODEL,
      };
};

/** This installation’s model desk. */
export const openDesk = (dataDir: string, user: Variables): ModelDesk =>
  new ModelDesk({
    file: connectionFile(dataDir),
    places: serverPlaces(user['VEILCAST_MODELS']),
    fixed: fixedBy(user),
  });
